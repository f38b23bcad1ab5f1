/** A text in the two languages of Fracas. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}
