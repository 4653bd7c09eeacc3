import { describe, expect, it } from '@jest/globals';
import { parseAttributes } from '@/api/parsers/attributes';
import { parseSuggestions } from '@/api/parsers/suggestions';

describe('parseAttributes', () => {
  it('keeps what the shop has names for', () => {
    const attributes = {
      colours: ['blue', 'gold'],
      opacity: 'dim-out',
      material: 'jacquard',
      pattern: 'geometric',
      rooms: ['majlis'],
      widths: [140, 280],
      careMethod: 'dry-clean',
      patternRepeat: 21,
      isHalfDrop: true,
      canBeRailroaded: false,
      shrinkage: 0,
      weight: 290,
      stock: 0,
      tile: { image: '/media/tiles/star.webp', width: 140, cloth: 'jacquard' },
    };
    expect(parseAttributes(attributes)).toEqual(attributes);
  });

  it('drops unknown values one by one', () => {
    const sent = {
      colours: ['blue', 'mauve', 7],
      opacity: 'foggy',
      rooms: 'majlis',
      widths: [0, -140, '280'],
      patternRepeat: 0,
      shrinkage: -1,
      stock: -38,
      isHalfDrop: 1,
      canBeRailroaded: 'yes',
    };
    expect(parseAttributes(sent)).toEqual({ colours: ['blue'], widths: [280] });
  });

  it.each([
    [{ image: 'https://example.com/star.webp' }],
    [{ image: '//example.com/star.webp' }],
    [{ image: undefined }],
    [{ width: 0 }],
    [{ width: undefined }],
    [{ cloth: 'paper' }],
  ])('has no tile with %j, because no room can be composed (product 13.21)', (change) => {
    const tile = { image: '/media/tiles/star.webp', width: 140, cloth: 'jacquard', ...change };
    expect(parseAttributes({ tile })).toEqual({});
  });

  it.each([[undefined], [null], [{}], [[]], ['linen'], [{ colours: [] }]])(
    'has none for %j',
    (value) => {
      expect(parseAttributes(value)).toEqual({});
    },
  );
});

describe('parseSuggestions', () => {
  const product = {
    _id: 'zabeel',
    name: 'Zabeel Emerald Velvet',
    image: '/media/zabeel.webp',
    imageAlt: 'Emerald velvet',
    price: 265,
    soldAs: 'metre',
  };

  it('keeps at most three terms, two categories and four products', () => {
    const category = { categoryId: 'curtains', subCategoryId: 'velvet', name: 'Velvet curtains' };
    const suggestions = parseSuggestions({
      terms: ['velvet', 'velvet', 'voile', 'linen', 'silk'],
      isCorrected: true,
      categories: [category, { categoryId: 'blinds', name: 'Blinds' }, category],
      products: ['a', 'a', 'b', 'c', 'd', 'e'].map((_id) => ({ ...product, _id })),
      currency: 'AED',
    });
    expect(suggestions).toMatchObject({ terms: ['velvet', 'voile', 'linen'], isCorrected: true });
    expect(suggestions.categories).toEqual([category, { categoryId: 'blinds', name: 'Blinds' }]);
    expect(suggestions.products.map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd']);
    expect(suggestions.products[0]).toEqual({ ...product, _id: 'a' });
  });

  it('drops what cannot be opened or named', () => {
    const suggestions = parseSuggestions({
      terms: [' ', 4, null],
      categories: [{ name: 'Velvet' }, { categoryId: 'c' }, null],
      products: [{ ...product, _id: undefined }, { ...product, name: '' }, 'velvet'],
    });
    expect(suggestions).toEqual({
      terms: ['4'],
      isCorrected: false,
      categories: [],
      products: [],
      currency: '',
    });
  });

  it.each([[null], ['no'], [{ products: [{ ...product, image: 'javascript:1', price: 'x' }] }]])(
    'survives %j',
    (response) => {
      const [shown] = parseSuggestions(response).products;
      expect(shown?.image ?? '').toBe('');
      expect(shown?.price ?? Number.NaN).toBeNaN();
    },
  );
});
