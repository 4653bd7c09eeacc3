import { CellError } from '../catalogue/priceSheetCells.ts';
import { textCell, wordOf, wordsOf, writeList, writeText } from './kind.ts';
import type { Kind } from './kind.ts';
import { nearest } from '../catalogue/nearest.ts';

const YES = ['yes', 'true', 'y', '1', 'نعم'];
const NO = ['no', 'false', 'n', '0', 'لا'];

/** Yes or no, as people and spreadsheets write it. */
export const flag: Kind = {
  allowed: { en: 'yes or no', ar: 'نعم أو لا' },
  values: ['yes', 'no'],
  read: (cell) => {
    if (cell.type === 'boolean') return cell.value;
    const word = wordOf(cell).toLowerCase();
    if (YES.includes(word)) return true;
    if (NO.includes(word)) return false;
    throw new CellError('must be yes or no');
  },
  write: (value) => textCell(value === undefined ? '' : value === true ? 'yes' : 'no'),
};

const plainWord = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]/g, '');

function choose(word: string, values: readonly string[]): string {
  const found = values.find((value) => plainWord(value) === plainWord(word));
  if (found !== undefined) return found;
  const hint = nearest(word, values);
  throw new CellError(
    `must be one of ${values.join(', ')}${hint === undefined ? '' : `; did you mean ${hint}?`}`,
  );
}

/** One of some values. */
export const choice = (values: readonly string[]): Kind => ({
  allowed: { en: `one of ${values.join(', ')}`, ar: `واحد من ${values.join(', ')}` },
  words: values,
  values,
  read: (cell) => choose(wordOf(cell), values),
  write: writeText,
});

/** Some of some values. */
export const choices = (values: readonly string[]): Kind => ({
  allowed: {
    en: `with commas between them: ${values.join(', ')}`,
    ar: `تفصل بينها فواصل: ${values.join(', ')}`,
  },
  words: values,
  empty: [],
  read: (cell) => wordsOf(cell).map((word) => choose(word, values)),
  write: (value) => writeList(value, ', '),
});
