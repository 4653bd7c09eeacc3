import { describe, expect, it } from '@jest/globals';
import {
  asCount,
  asCurrency,
  asDay,
  asList,
  asMediaUrl,
  asMoney,
  asNumber,
  asPath,
  asRecord,
  asText,
  asTime,
  asTotalPages,
  asUniqueList,
} from '@/lib/coerce';

describe('asRecord', () => {
  it('returns an object unchanged', () => {
    const value = { a: 1 };
    expect(asRecord(value)).toBe(value);
  });

  it.each([[null], [undefined], [[1]], ['text'], [5]])(
    'returns an empty object for %j',
    (value) => {
      expect(asRecord(value)).toEqual({});
    },
  );
});

describe('asCurrency', () => {
  it.each([
    ['AED', 'AED'],
    [' د.إ ', 'د.إ'],
    ['Dirhams', 'Dirhams'],
    ['x'.repeat(9), ''],
    [undefined, ''],
    [{}, ''],
  ])('parses %j as %j', (value, currency) => {
    expect(asCurrency(value)).toBe(currency);
  });
});

describe('asText', () => {
  it.each([
    ['word', 'word'],
    ['', ''],
    [0, '0'],
    [12.5, '12.5'],
  ])('parses %j as %j', (value, text) => {
    expect(asText(value)).toBe(text);
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [true], [null], [undefined], [{}], [['a']]])(
    'returns undefined for %p',
    (value) => {
      expect(asText(value)).toBeUndefined();
    },
  );
});

describe('asNumber', () => {
  it.each([
    [5, 5],
    [-2.5, -2.5],
    ['12', 12],
    [' 12.5 ', 12.5],
    ['0', 0],
  ])('parses %j as %d', (value, number) => {
    expect(asNumber(value)).toBe(number);
  });

  it.each([[''], ['  '], ['12,5'], ['many'], [Number.NaN], [-Infinity], [true], [null], [[5]]])(
    'returns undefined for %p',
    (value) => {
      expect(asNumber(value)).toBeUndefined();
    },
  );
});

describe('asMoney', () => {
  it.each([
    [0, 0],
    [129.5, 129.5],
    ['129.5', 129.5],
    [999_999_999_999.99, 999_999_999_999.99],
    [1e12, Number.NaN],
    [-0.01, Number.NaN],
    ['12,5', Number.NaN],
    [null, Number.NaN],
    [undefined, Number.NaN],
  ])('parses %p as %d', (value, amount) => {
    expect(asMoney(value)).toBe(amount);
  });
});

describe('asCount', () => {
  it.each([
    [24, 24],
    ['24', 24],
    [0, 0],
    [-1, undefined],
    [2.5, undefined],
    [2 ** 53, undefined],
    ['many', undefined],
    [undefined, undefined],
  ])('parses %p as %p', (value, count) => {
    expect(asCount(value)).toBe(count);
  });
});

describe('asTotalPages', () => {
  it.each([
    [3, 3],
    ['3', 3],
    [2.7, 2],
    [0, 1],
    [-1, 1],
    [9_999, 9_999],
    [10_000, 9_999],
    ['many', 1],
    [undefined, 1],
  ])('parses %p as %i', (value, pages) => {
    expect(asTotalPages(value)).toBe(pages);
  });
});

describe('asList', () => {
  it('keeps valid entries in order', () => {
    expect(asList(['b', null, 'a', {}], asText)).toEqual(['b', 'a']);
  });

  it.each([[null], [undefined], ['ab'], [{ length: 1, 0: 'a' }]])(
    'returns an empty array for %j',
    (value) => {
      expect(asList(value, asText)).toEqual([]);
    },
  );
});

describe('asUniqueList', () => {
  it('keeps the first of the valid entries with the same key', () => {
    const values = ['linen', null, 'voile', 'Linen'];
    const keyOf = (name: string) => name.toLowerCase();
    expect(asUniqueList(values, asText, keyOf)).toEqual(['linen', 'voile']);
  });
});

describe('asDay', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-31', undefined],
    ['2026-13-45', undefined],
    ['2026-11-27T10:00', undefined],
    ['2026', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses %j as %p', (value, day) => {
    expect(asDay(value)).toBe(day);
  });
});

describe('asTime', () => {
  it.each([
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['10:60', undefined],
    ['99:99', undefined],
    ['9:00', undefined],
    [900, undefined],
  ])('parses %j as %p', (value, time) => {
    expect(asTime(value)).toBe(time);
  });
});

describe('asPath', () => {
  it.each(['/', '/products?colour=blue#a', '/ar'])('accepts %j', (path) => {
    expect(asPath(path)).toBe(path);
  });

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'products', '', null])(
    'rejects %j',
    (value) => {
      expect(asPath(value)).toBeUndefined();
    },
  );
});

describe('asMediaUrl', () => {
  it.each([
    ['/media/a.webp', '/media/a.webp'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['HTTP://cdn.example/a.png', 'HTTP://cdn.example/a.png'],
    [' /media/b.webp ', '/media/b.webp'],
  ])('accepts %j', (value, url) => {
    expect(asMediaUrl(value)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'javascript:alert(1)//https://cdn.example/a.png',
    'data:image/png;base64,AA',
    'https:/a.png',
    '//evil.example/a',
    '/\\evil',
    'a.webp',
    '',
    5,
    null,
  ])('rejects %j', (value) => {
    expect(asMediaUrl(value)).toBeUndefined();
  });
});
