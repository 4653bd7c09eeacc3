/** Characters without a shape that keyboards, messengers and copied texts bring along: direction marks, a space of no width. */
const MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** Those of them that reorder the letters around them; Arabic prose uses the other ones. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

/** What a customer typed into a line: a name, an e-mail address, a number, a search. */
export const typedLine = (text: string): string => text.replace(MARKS, '').trim();

/** What a customer wrote in sentences: a review, notes. */
export const typedProse = (text: string): string => text.replace(OVERRIDES, '').trim();
