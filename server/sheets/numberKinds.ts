import { CellError } from '../catalogue/priceSheetCells.ts';
import type { Cell } from './grid.ts';
import { textCell, textOf, wordsOf, writeList } from './kind.ts';
import type { Bilingual, Kind } from './kind.ts';
import { parseNumber, withoutNoise } from './numbers.ts';

interface NumberOptions {
  allowed: Bilingual;
  /** By how much the stored number is larger. */
  factor?: number;
  isWhole?: boolean;
  isPercent?: boolean;
}

function numberKind({
  allowed,
  factor = 1,
  isWhole = false,
  isPercent = false,
}: NumberOptions): Kind {
  const read = (cell: Cell): number => {
    if (cell.type === 'number')
      return withoutNoise(cell.number * (isPercent && cell.isPercent === true ? 100 : 1));
    const number = parseNumber(isPercent ? textOf(cell).replace(/[%٪]$/, '') : textOf(cell));
    if (number === 'ambiguous')
      throw new CellError(
        'can be read in two ways; write it without separators of thousands, such as 1250.00',
      );
    if (number === undefined) throw new CellError(`is not a number; write ${allowed.en}`);
    return number;
  };
  return {
    allowed,
    read: (cell) => {
      const value = withoutNoise(read(cell) * factor);
      if (isWhole && !Number.isInteger(value)) throw new CellError(`must be ${allowed.en}`);
      return value;
    },
    write: (value) =>
      typeof value === 'number' ? { type: 'number', number: value / factor } : undefined,
  };
}

/** Dirhams. */
export const price = numberKind({
  allowed: { en: 'dirhams such as 65.50', ar: 'المبلغ بالدرهم مثل 65.50' },
});

/** Dirhams, stored in fils. */
export const fils = numberKind({
  allowed: { en: 'dirhams such as 65.50', ar: 'المبلغ بالدرهم مثل 65.50' },
  factor: 100,
  isWhole: true,
});

/** m², stored in hundredths. */
export const squareMetres = numberKind({
  allowed: { en: 'm² with at most two decimals, such as 1.5', ar: 'أمتار مربعة مثل 1.5' },
  factor: 100,
  isWhole: true,
});

export const number = numberKind({ allowed: { en: 'a number such as 1.5', ar: 'رقم مثل 1.5' } });

export const whole = numberKind({
  allowed: { en: 'a whole number such as 280', ar: 'رقم صحيح مثل 280' },
  isWhole: true,
});

/** Per cent, also from cells with that format: 3 is 3 %. */
export const percent = numberKind({
  allowed: { en: 'a number of per cent such as 3', ar: 'نسبة مئوية مثل 3' },
  isPercent: true,
});

export const wholes: Kind = {
  allowed: { en: 'whole numbers with commas between them', ar: 'أرقام صحيحة تفصل بينها فواصل' },
  empty: [],
  read: (cell) =>
    cell.type === 'number'
      ? [whole.read(cell)]
      : wordsOf(cell).map((part) => whole.read({ type: 'text', text: part })),
  write: (value) => writeList(value, ', '),
};

const PAIR = /^(\S{1,120}) ?[:=] ?(\S{1,12})$/;

/** Sizes by the metre with the width of the cloth in mm: `linen-140: 1400, linen-280: 2800`. */
export const cloths: Kind = {
  allowed: {
    en: 'sizes with the width of the cloth in mm, such as linen-1: 1400, linen-2: 2800',
    ar: 'المقاسات مع عرض القماش بالمليمتر، مثل linen-1: 1400, linen-2: 2800',
  },
  read: (cell) =>
    wordsOf(cell).map((part) => {
      const [, size, width = ''] = PAIR.exec(part) ?? [];
      if (size === undefined)
        throw new CellError('must be sizes with widths, such as linen-1: 1400');
      return { size, width: whole.read({ type: 'text', text: width }) };
    }),
  write: (value) =>
    Array.isArray(value)
      ? textCell(
          (value as { size: string; width: number }[])
            .map(({ size, width }) => `${size}: ${width}`)
            .join(', '),
        )
      : undefined,
};
