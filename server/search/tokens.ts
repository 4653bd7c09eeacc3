import { foldLetters, foldMarks, foldText } from '../rules/foldText.ts';

const APOSTROPHES = /['’ʼ]/g;
const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** The article with the particles that are written before it, when three letters follow. */
const ARTICLE = /^(?:وال|بال|كال|فال|لل|ال)(?=\p{L}{3})/u;

/** Words of a folded text: runs of letters and digits. */
function split(folded: string): string[] {
  return folded
    .replace(APOSTROPHES, '')
    .split(SEPARATORS)
    .filter((word) => word !== '');
}

/** Words of a text in the form in which search compares them. */
export function foldedWords(text: string): string[] {
  return split(foldText(text));
}

/** A folded word without its Arabic article; the word itself when it has none. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}

/** Words of a text as people write them, in lower case and without vowel signs. */
export function writtenWords(text: string): string[] {
  return split(foldMarks(text));
}

/** A written word in its folded form. */
export function foldWord(written: string): string {
  return foldLetters(written);
}

/** Words that folding joins. */
const JOINED = ['بلاك أوت', 'تعتيم جزئي'];

/** Parts of a word that folding joins, because one of them may be misspelled. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map(
  ['بلاك أوت'].map((written) => [foldText(written), written.split(' ').map(foldText)]),
);

const FIRST_ARABIC = 0x0600;

/** Further forms in which a folded word is found: without its article, and its parts. */
export function otherForms(word: string): readonly string[] {
  if (word.charCodeAt(0) < FIRST_ARABIC) return [];
  const bare = withoutArticle(word);
  const parts = PARTS.get(bare) ?? [];
  return bare === word ? parts : [bare, ...parts];
}

/** The words of a text, folded and as people write them. */
export interface SpelledWords {
  /** Compared with those of searches. */
  folded: readonly string[];
  written: readonly string[];
  /** Each written word in its folded form; `folded` has one word where folding joins two. */
  spelled: readonly string[];
}

/** Reads the words of a text with their spelling; folds the whole text at once, because that is the cost of an index. */
export function spelledWords(text: string): SpelledWords {
  const marked = foldMarks(text);
  const foldedText = foldLetters(marked);
  const written = split(marked);
  // Latin text does not change.
  const folded = foldedText === marked ? written : split(foldedText);
  if (folded.length === written.length) return { folded, written, spelled: folded };
  const joined = JOINED.filter((word) => folded.includes(foldText(word)));
  return {
    folded,
    written: [...joined, ...written],
    spelled: [...joined.map(foldText), ...written.map(foldLetters)],
  };
}
