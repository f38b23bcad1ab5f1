/** Whether what is printed there may be coloured: on terminals, unless NO_COLOR; elsewhere with FORCE_COLOR. */
export function hasColour(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if ((NO_COLOR ?? '') !== '') return false;
  return ((FORCE_COLOR ?? '') !== '' && FORCE_COLOR !== '0') || (stream.isTTY === true && TERM !== 'dumb');
}
