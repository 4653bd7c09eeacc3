/** Keeps the order of a left-to-right text, such as a phone number, within Arabic text. */
export const isolate = (text: string): string => `\u2066${text}\u2069`;
