/** Limit of notes on the server, in characters. */
const MAX_NOTES = 2000;

/** As many whole lines as notes may have. */
export function fitNotes(text: string, max: number = MAX_NOTES): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf('\n', max);
  return text.slice(0, end === -1 ? max : end);
}
