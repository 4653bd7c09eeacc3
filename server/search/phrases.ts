import { foldWord, withoutArticle } from './tokens.ts';

/** Phrases by the word of the catalogue that they mean. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  بلاكاوت: [
    'بلاك أوت',
    'عازل الضوء',
    'عازلة الضوء',
    'حاجب الضوء',
    'حاجبة الضوء',
    'مانع الضوء',
    'مانعة الضوء',
    'تعتيم كامل',
    'تعتيم كلي',
    'تعتيم تام',
    'معتم بالكامل',
    'معتمة بالكامل',
  ],
  سكرين: [
    'حماية من الشمس',
    'واقي من الشمس',
    'واقية من الشمس',
    'واقي الشمس',
    'طارد الشمس',
    'طاردة الشمس',
    'عاكس الشمس',
    'عاكسة الشمس',
    'عازل الشمس',
    'عازلة الشمس',
    'عازل الحرارة',
    'عازلة الحرارة',
    'عازل حراري',
    'سن سكرين',
    'صن سكرين',
  ],
  سكري: ['أوف وايت'],
  زيبرا: ['نهار وليل', 'ليل ونهار', 'ليل نهار', 'نهار ليل', 'داي نايت'],
  تعتيمجزئي: ['تعتيم جزئي', 'نصف معتم', 'نصف معتمة', 'نصف تعتيم'],
  dimout: ['dim out', 'semi blackout'],
  blackout: ['black out', 'room darkening', 'light blocking', 'light proof'],
  sunscreen: [
    'sun screen',
    'sun protection',
    'sun blocking',
    'sun shade',
    'sun shades',
    'solar shade',
    'heat blocking',
  ],
  motorized: ['remote control', 'remote controlled', 'smart home'],
  zebra: ['day and night', 'day night'],
  offwhite: ['off white'],
  sheer: ['see through'],
  bespoke: ['made to measure', 'custom made', 'tailor made'],
};

/** Folded words of a phrase without their articles. */
const keyOf = (words: readonly string[]): string =>
  words.map((word) => foldWord(withoutArticle(word))).join(' ');

const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(PHRASES).flatMap(([meaning, phrases]) =>
    phrases.map((phrase) => [keyOf(phrase.split(' ')), foldWord(meaning)] as const),
  ),
);
const MAX_WORDS = 3;

/** A word of a search, or a phrase that means one word. */
export interface WordOrPhrase {
  /** As it was typed. */
  written: string;
  folded: string;
}

/** Joins the phrases in the words of a search; the longest first. */
export function joinPhrases(words: readonly string[]): WordOrPhrase[] {
  const joined: WordOrPhrase[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_WORDS, words.length - at);
    while (length > 1 && !MEANINGS.has(keyOf(words.slice(at, at + length)))) length -= 1;
    const own = words.slice(at, at + length);
    const key = keyOf(own);
    joined.push({ written: own.join(' '), folded: MEANINGS.get(key) ?? key });
    at += length;
  }
  return joined;
}
