/** The part of jstat that Fracas uses; the package has no types of its own. */
declare module 'jstat' {
  interface Continuous<Parameters extends readonly number[]> {
    cdf(x: number, ...parameters: Parameters): number;
    pdf(x: number, ...parameters: Parameters): number;
    inv(p: number, ...parameters: Parameters): number;
  }
  interface JStat {
    erfc(x: number): number;
    readonly normal: Continuous<readonly [mean: number, sd: number]>;
    readonly studentt: Continuous<readonly [degreesOfFreedom: number]>;
    readonly beta: Continuous<readonly [alpha: number, beta: number]>;
    readonly chisquare: Continuous<readonly [degreesOfFreedom: number]>;
  }
  const jstat: { readonly jStat: JStat };
  export = jstat;
}
