import { describe, expect, it } from '@jest/globals';
import { parseEmptyListHelp, parseFacet, parsePriceRange } from '@/api/parsers/facets';

describe('parseFacet', () => {
  it('keeps the counts of known values', () => {
    const values = [
      { id: 'white', count: 3 },
      { id: 'blue', count: 0 },
    ];
    expect(parseFacet({ key: 'colour', values })).toEqual({ key: 'colour', values });
  });

  it('drops unknown values and repeated ones', () => {
    const values = [
      { id: 'mauve', count: 3 },
      { id: 'blue', count: 1 },
      { id: 'blue', count: 2 },
      { id: 140, count: 1 },
      null,
    ];
    expect(parseFacet({ key: 'colour', values })).toEqual({
      key: 'colour',
      values: [{ id: 'blue', count: 1 }],
    });
  });

  it('reads widths in centimetres', () => {
    const values = [{ id: 140, count: 2 }, { id: 'wide' }];
    expect(parseFacet({ key: 'width', values })?.values).toEqual([{ id: '140', count: 2 }]);
  });

  it.each([['many'], [-1], [1.5], [null]])('counts %j as 0', (count) => {
    const facet = parseFacet({ key: 'opacity', values: [{ id: 'sheer', count }] });
    expect(facet?.values).toEqual([{ id: 'sheer', count: 0 }]);
  });

  it.each([[null], [{}], [{ key: 'shape', values: [] }], [{ key: 'constructor' }], ['colour']])(
    'drops %j',
    (value) => {
      expect(parseFacet(value)).toBeUndefined();
    },
  );
});

describe('parsePriceRange', () => {
  it('reads the prices of a unit', () => {
    const range = { soldAs: 'metre', min: 95, max: 420.5 };
    expect(parsePriceRange(range)).toEqual(range);
    const made = { soldAs: 'made', min: 405, max: 2845 };
    expect(parsePriceRange(made)).toEqual(made);
  });

  it.each([
    [{ soldAs: 'roll', min: 1, max: 2 }],
    [{ soldAs: 'metre', min: 2, max: 1 }],
    [{ soldAs: 'metre', min: 'free', max: 1 }],
    [{ soldAs: 'metre' }],
    [undefined],
  ])('drops %j', (value) => {
    expect(parsePriceRange(value)).toBeUndefined();
  });
});

describe('parseEmptyListHelp', () => {
  it('reads the ways out of an empty list', () => {
    const help = {
      withoutFilter: { key: 'price', count: 4 },
      withoutWord: { word: 'majlis', search: 'green velvet', count: 2 },
    };
    expect(parseEmptyListHelp(help)).toEqual(help);
    expect(parseEmptyListHelp({ withoutFilter: { key: 'colour', count: 1 } })).toEqual({
      withoutFilter: { key: 'colour', count: 1 },
    });
  });

  it.each([
    [undefined],
    [{ withoutFilter: { key: 'shape', count: 4 } }],
    [{ withoutFilter: { key: 'colour', count: 0 } }],
    [{ withoutWord: { word: '', search: 'velvet', count: 2 } }],
    [{ withoutWord: { word: 'silk', search: '', count: 2 } }],
    [{ withoutWord: { word: 'silk', search: 'velvet' } }],
  ])('leaves out what helps nobody: %j', (help) => {
    expect(parseEmptyListHelp(help)).toBeUndefined();
  });
});
