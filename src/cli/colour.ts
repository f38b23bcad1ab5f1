/** Whether what is printed on stdout may be coloured: on terminals, unless NO_COLOR; elsewhere with FORCE_COLOR. */
export function stdoutHasColour(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if ((NO_COLOR ?? '') !== '') return false;
  return ((FORCE_COLOR ?? '') !== '' && FORCE_COLOR !== '0') || (process.stdout.isTTY === true && TERM !== 'dumb');
}
