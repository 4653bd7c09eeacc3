/** Keeps the order of a left-to-right text, such as a phone number, within Arabic text, and all of it on one line. */
export const isolate = (text: string): string => `\u2066${text.replaceAll(' ', '\u00A0')}\u2069`;
