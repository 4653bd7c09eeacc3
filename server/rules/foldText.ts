/** Vowel signs, tatweel and direction marks, which writers add or leave out as they like. */
const MARKS =
  /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069\u0640]/g;

/** Letters that are typed for one another, and those of Persian keyboards. */
const LETTERS: Readonly<Record<string, string>> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ء: '',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  '،': ' ',
  '؛': ' ',
  '؟': ' ',
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const ARABIC_INDIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const ZEROS = { arabicIndic: 0x0660, extended: 0x06f0 };

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (code >= ZEROS.extended ? ZEROS.extended : ZEROS.arabicIndic));
}

/** Replaces Arabic-Indic digits of both sets with 0–9. */
export const foldDigits = (text: string): string => text.replace(ARABIC_INDIC_DIGITS, latinDigit);

/** Words that are written as one or as two. */
const SPLIT_WORDS = /(بلاك)\s+(اوت)|(تعتيم)\s+(جزيي)/g;

/** Accents of Latin letters, which keyboards of English and Arabic do not have. */
const ACCENTS = /[\u0300-\u036F]/g;
const ACCENTED = /[\u00C0-\u036F\u1E00-\u1EFF]/;

/** Lower case without marks and accents; presentation forms and ligatures become letters. */
export function foldMarks(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().replace(MARKS, '');
  return ACCENTED.test(lower)
    ? lower.normalize('NFD').replace(ACCENTS, '').normalize('NFC')
    : lower;
}

/** Replaces letters and digits by the ones that search compares. @param text without marks */
export function foldLetters(text: string): string {
  const folded = text.replace(FOLDED, (letter) => LETTERS[letter] ?? letter);
  return foldDigits(folded).replace(SPLIT_WORDS, '$1$2$3$4');
}

/** The form in which search compares texts: the spellings of an Arabic word become equal, Latin text lower case without accents. */
export function foldText(text: string): string {
  return foldLetters(foldMarks(text));
}
