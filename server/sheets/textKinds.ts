import { textOf, wordOf, wordsOf, writeList, writeText } from './kind.ts';
import type { Kind } from './kind.ts';

/** Any text, without blanks around it. */
export const text: Kind = {
  allowed: { en: 'text', ar: 'نص' },
  empty: '',
  read: textOf,
  write: writeText,
};

/** A text that may have markup. */
export const html: Kind = {
  ...text,
  allowed: { en: 'text, or HTML such as <p>…</p>', ar: 'نص، أو HTML مثل <p>…</p>' },
};

/** A text per line of the cell. */
export const lines: Kind = {
  allowed: { en: 'a text per line (Alt+Enter in Excel)', ar: 'نص في كل سطر (Alt+Enter في Excel)' },
  empty: [],
  read: (cell) =>
    textOf(cell)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  write: (value) => writeList(value, '\n'),
};

/** An id, without marks that copying leaves. */
export const id: Kind = {
  allowed: {
    en: 'lower-case letters, digits and hyphens, such as ivory-linen',
    ar: 'حروف لاتينية صغيرة وأرقام وشرطات، مثل ivory-linen',
  },
  empty: '',
  read: wordOf,
  write: writeText,
};

/** Ids of other records. */
export const ids: Kind = {
  allowed: { en: 'ids with commas between them', ar: 'معرّفات تفصل بينها فواصل' },
  empty: [],
  read: wordsOf,
  write: (value) => writeList(value, ', '),
};

/** URL of an image, or the name of a picture that comes with the file. */
export const picture: Kind = {
  allowed: {
    en: 'file name such as linen-1.jpg, or an address that begins with / or https://',
    ar: 'اسم ملف مثل linen-1.jpg، أو عنوان يبدأ بـ / أو https://',
  },
  empty: '',
  read: textOf,
  write: writeText,
};
