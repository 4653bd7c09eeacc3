import { describe, expect, it } from '@jest/globals';
import {
  parseArticle,
  parseBanner,
  parseCategory,
  parseFaq,
  parseMarqueeItem,
  parseSubCategory,
  parseWork,
} from '@/api/parsers/catalogue';
import { buildArticle } from '@/fixtures/articles.fixtures';
import {
  buildBanner,
  buildCategory,
  buildFaq,
  buildSubCategory,
  buildWork,
} from '@/fixtures/catalogue.fixtures';

const junk = [null, undefined, 'text', 5, [], {}];

describe('parseBanner', () => {
  it('keeps a valid banner', () => {
    expect(parseBanner(buildBanner())).toEqual(buildBanner());
  });

  it('requires only an image', () => {
    expect(parseBanner({ image: '/media/a.webp', imagePortrait: 'data:x' })).toEqual({
      image: '/media/a.webp',
    });
    expect(parseBanner(buildBanner({ image: 'javascript:1' }))).toBeUndefined();
  });
});

describe('parseMarqueeItem', () => {
  it('trims the text', () => {
    expect(parseMarqueeItem({ content: ' 50% off ' })).toEqual({ content: '50% off' });
  });

  it.each([{ content: '' }, { content: '  ' }, { content: {} }, ...junk])('rejects %j', (value) => {
    expect(parseMarqueeItem(value)).toBeUndefined();
  });
});

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

describe('parseArticle', () => {
  it('keeps a valid article', () => {
    expect(parseArticle(buildArticle())).toEqual(buildArticle());
  });

  it('requires only a title', () => {
    expect(parseArticle({ title: 'Light', image: 'data:x' })).toEqual({
      image: '',
      title: 'Light',
      description: '',
      createdAt: '',
    });
  });

  it.each([{ title: '' }, { _id: 'a' }, ...junk])('rejects %j', (value) => {
    expect(parseArticle(value)).toBeUndefined();
  });
});

describe.each(
  Object.entries({ parseBanner, parseCategory, parseSubCategory, parseWork, parseFaq }),
)('%s', (_name, parse) => {
  it.each(junk)('rejects %j', (value) => {
    expect(parse(value)).toBeUndefined();
  });
});
