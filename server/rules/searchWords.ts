import { foldLetters, foldMarks } from './foldText.ts';

/**
 * Further words that find the same products, by folded word. Arabic plurals do not share a stem with their singular
 * (ستارة، ستائر), and shoppers use words of their country that the catalogue does not.
 */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ستاره', ['ستاير']],
  ['ستاير', ['ستاره']],
  ['برادي', ['ستاير', 'ستاره']],
  ['بردايه', ['ستاير', 'ستاره']],
  ['بلايند', ['ستاير', 'ستاره']],
  ['معتم', ['بلاكاوت', 'تعتيم']],
  ['معتمه', ['بلاكاوت', 'تعتيم']],
  ['تعتيم', ['بلاكاوت', 'معتم']],
  ['بلاكاوت', ['معتم', 'تعتيم']],
  ['تول', ['شيفون', 'شفاف', 'فوال']],
  ['شيفون', ['شفاف', 'فوال']],
  ['فوال', ['شيفون']],
  ['رولر', ['رول']],
  ['ويفي', ['wave', 'ripple']],
  ['كهرباييه', ['كهربايي', 'محرك']],
  ['موتور', ['كهربايي', 'محرك']],
  ['ريموت', ['تحكم']],
  ['لينن', ['كتان']],
  ['قطيفه', ['مخمل']],
  ['كنب', ['اريك', 'ارايك', 'تنجيد']],
  ['كوشن', ['وساد', 'خداد']],
  ['مخدات', ['وساد', 'خداد']],
]);

/** The article with the particles that are written before it, when three letters follow. */
const ARTICLE = /^(?:وال|بال|كال|فال|لل|ال)(?=\p{L}{3})/u;

/** Words of a text, separated by white space. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/**
 * The words of a search, each with its synonyms. The article is removed before letters are folded, because a word such as
 * «ألوان» begins with a letter of its own. Removing it never loses a match: the index matches parts of words.
 */
export function searchWordsOf(search: string): string[][] {
  const words = wordsOf(foldMarks(search)).map((word) => word.replace(ARTICLE, ''));
  const folded = new Set(wordsOf(foldLetters(words.join(' '))));
  return [...folded].map((word) => [word, ...(SYNONYMS.get(word) ?? [])]);
}
