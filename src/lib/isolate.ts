/** Keeps the order of a left-to-right text, such as a phone number, within Arabic text, and all of it on one line. */
export const isolate = (text: string): string => `\u2066${text.replaceAll(' ', '\u00A0')}\u2069`;

/** Keeps the marks around a text of either direction, such as a name in English, in their places. */
export const isolateAuto = (text: string): string => `\u2068${text}\u2069`;
