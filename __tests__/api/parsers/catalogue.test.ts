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

describe('banners', () => {
  it('are taken as sent', () => {
    expect(parseBanner(buildBanner())).toEqual(buildBanner());
  });

  it('need their picture and nothing else', () => {
    expect(parseBanner({ image: '/media/a.webp', imagePortrait: 'data:x' })).toEqual({
      image: '/media/a.webp',
    });
    expect(parseBanner(buildBanner({ image: 'javascript:1' }))).toBeUndefined();
  });
});

describe('lines of the marquee', () => {
  it('are taken without the space around them', () => {
    expect(parseMarqueeItem({ content: ' 50% off ' })).toEqual({ content: '50% off' });
  });

  it.each([{ content: '' }, { content: '  ' }, { content: {} }, ...junk])(
    'are not what %j is',
    (value) => {
      expect(parseMarqueeItem(value)).toBeUndefined();
    },
  );
});

describe('categories', () => {
  it('are taken as sent', () => {
    expect(parseCategory(buildCategory())).toEqual(buildCategory());
  });

  it('need their id and nothing else', () => {
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
  ])('with %j sub-categories have %i', (subCount, count) => {
    expect(parseCategory({ _id: 'c', subCount })?.subCount).toBe(count);
  });
});

describe('sub-categories', () => {
  it('are taken as sent', () => {
    expect(parseSubCategory(buildSubCategory())).toEqual(buildSubCategory());
  });

  it('need their id and nothing else', () => {
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

describe('works', () => {
  it('are taken as sent', () => {
    expect(parseWork(buildWork())).toEqual(buildWork());
  });

  it('are known by either name of the id', () => {
    expect(parseWork({ _id: 'w' })).toEqual({ id: 'w', name: '', images: [], imageAlts: [] });
    expect(parseWork({ id: 'mine', _id: 'other' })?.id).toBe('mine');
    expect(parseWork({ name: 'Villa' })).toBeUndefined();
  });
});

describe('questions', () => {
  it('are taken as sent', () => {
    expect(parseFaq(buildFaq())).toEqual(buildFaq());
  });

  it('may have no answer yet', () => {
    expect(parseFaq({ question: 'Why?', answer: null })).toEqual({ question: 'Why?', answer: '' });
    expect(parseFaq({ answer: 'Because.' })).toBeUndefined();
  });
});

describe('articles', () => {
  it('are taken as sent', () => {
    expect(parseArticle(buildArticle())).toEqual(buildArticle());
  });

  it('need their title and nothing else', () => {
    expect(parseArticle({ title: 'Light', image: 'data:x' })).toEqual({
      image: '',
      title: 'Light',
      description: '',
      createdAt: '',
    });
  });

  it.each([{ title: '' }, { _id: 'a' }, ...junk])('are not what %j is', (value) => {
    expect(parseArticle(value)).toBeUndefined();
  });
});

describe.each(
  Object.entries({ parseBanner, parseCategory, parseSubCategory, parseWork, parseFaq }),
)('%s', (_name, parse) => {
  it.each(junk)('finds nothing in %j', (value) => {
    expect(parse(value)).toBeUndefined();
  });
});
