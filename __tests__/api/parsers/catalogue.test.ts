import { describe, expect, it } from '@jest/globals';
import { parseCategory, parseFaq, parseSubCategory, parseWork } from '@/api/parsers/catalogue';
import {
  buildCategory,
  buildFaq,
  buildSubCategory,
  buildWork,
} from '@/fixtures/catalogue.fixtures';

const junk = [null, undefined, 'text', 5, [], {}];

describe('parseCategory', () => {
  it('keeps a valid category', () => {
    expect(parseCategory(buildCategory())).toEqual(buildCategory());
  });

  it('requires only an id', () => {
    expect(parseCategory({ _id: 'c', image: 'data:x', subCount: null })).toEqual({
      _id: 'c',
      name: '',
      description: '',
      image: '',
      subCount: 0,
    });
    expect(parseCategory({ name: 'Curtains' })).toBeUndefined();
  });

  it.each([
    ['3', 3],
    [2.7, 2],
    [-1, 0],
    ['many', 0],
  ])('parses the sub-category count %j as %i', (subCount, count) => {
    expect(parseCategory({ _id: 'c', subCount })?.subCount).toBe(count);
  });
});

describe('parseSubCategory', () => {
  it('keeps a valid sub-category', () => {
    expect(parseSubCategory(buildSubCategory())).toEqual(buildSubCategory());
  });

  it.each([
    [6, 6],
    [0, 0],
    [-1, undefined],
    ['many', undefined],
  ])('reads the product count %p as %p', (productCount, expected) => {
    expect(parseSubCategory({ _id: 's', productCount })?.productCount).toBe(expected);
  });

  it('requires only an id', () => {
    expect(parseSubCategory({ _id: 's', image: 5, whyYouNeed: ['Light', null] })).toEqual({
      _id: 's',
      name: '',
      description: '',
      image: '',
      category: '',
      whatAre: '',
      whyYouNeed: ['Light'],
    });
    expect(parseSubCategory({ name: 'Sheer' })).toBeUndefined();
  });
});

describe('parseWork', () => {
  it('keeps a valid work', () => {
    expect(parseWork(buildWork())).toEqual(buildWork());
  });

  it('accepts id and _id', () => {
    expect(parseWork({ _id: 'w' })).toEqual({ id: 'w', name: '', images: [], imageAlts: [] });
    expect(parseWork({ id: 'mine', _id: 'other' })?.id).toBe('mine');
    expect(parseWork({ name: 'Villa' })).toBeUndefined();
  });

  it('reads the products that can be linked, each once', () => {
    const silk = { _id: 'silk', name: 'Silk' };
    const products = [silk, { _id: 'x' }, { name: 'No id' }, null, silk, { ...silk, _id: '' }];
    expect(parseWork(buildWork({ products: products as never }))?.products).toEqual([silk]);
    expect(parseWork({ id: 'w', products: 'silk' })?.products).toBeUndefined();
  });
});

describe('parseFaq', () => {
  it('keeps a valid question', () => {
    expect(parseFaq(buildFaq())).toEqual(buildFaq());
  });

  it('accepts a question without an answer', () => {
    expect(parseFaq({ question: 'Why?', answer: null })).toEqual({ question: 'Why?', answer: '' });
    expect(parseFaq({ answer: 'Because.' })).toBeUndefined();
  });
});

describe.each(Object.entries({ parseCategory, parseSubCategory, parseWork, parseFaq }))(
  '%s',
  (_name, parse) => {
    it.each(junk)('rejects %j', (value) => {
      expect(parse(value)).toBeUndefined();
    });
  },
);
