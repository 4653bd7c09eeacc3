import { describe, expect, it } from '@jest/globals';
import { highlights } from '@/content/highlights';
import {
  readArticleState,
  readCurtainDetailState,
  readEnquiryIds,
  readHighlightState,
  readWorkDetailState,
  toArticleState,
  toCurtainDetailState,
  toWorkDetailState,
} from '@/lib/detailPageState';
import { buildArticle } from '@/fixtures/articles.fixtures';
import { buildSubCategory, buildWork } from '@/fixtures/catalogue.fixtures';

const readers = {
  readArticleState,
  readCurtainDetailState,
  readHighlightState,
  readWorkDetailState,
};
const unusable = [
  undefined,
  null,
  0,
  'text',
  [],
  {},
  { title: '', heading: '', name: '', images: ['/media/a.webp'] },
  { title: {}, heading: [], name: [], images: ['/media/a.webp'] },
];

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it.each(unusable)('returns undefined for %j', (state) => {
    expect(read(state)).toBeUndefined();
  });
});

describe('states created by the app', () => {
  it('contain the data of a sub-category', () => {
    const state = toCurtainDetailState(buildSubCategory(), { categoryName: 'Curtains' });
    expect(state).toEqual({
      image: '/media/sheer.webp',
      title: 'Sheer',
      description: 'Light as air.',
      categoryName: 'Curtains',
      benefitText: 'Thin curtains.',
      benefits: ['Daylight', 'Privacy'],
      categoryId: 'curtains',
      subCategoryId: 'sheer',
    });
    expect(readCurtainDetailState(state)).toEqual(state);
  });

  it('contain the images of a work and their alternative texts', () => {
    const { name, images, imageAlts } = buildWork();
    const state = toWorkDetailState(buildWork());
    expect(state).toEqual({ name, images, imageAlts });
    expect(readWorkDetailState(state)).toEqual(state);
  });

  it('omit missing alternative texts of a work', () => {
    const state = toWorkDetailState(buildWork({ imageAlts: undefined }));
    expect(Object.keys(state)).toEqual(['name', 'images']);
  });

  it('contain the data of an article', () => {
    const { title, image, description, createdAt } = buildArticle();
    const state = toArticleState(buildArticle());
    expect(state).toEqual({ title, image, description, createdAt });
    expect(readArticleState(state)).toEqual(state);
  });

  it('contain the language of texts that are not translated', () => {
    const lang = 'en';
    const category = { categoryName: 'Curtains', categoryLang: lang } as const;
    const curtain = toCurtainDetailState(buildSubCategory({ lang }), category);
    expect(readCurtainDetailState(curtain)).toMatchObject({ lang, categoryLang: lang });
    expect(readWorkDetailState(toWorkDetailState(buildWork({ lang })))).toMatchObject({ lang });
    expect(readArticleState(toArticleState(buildArticle({ lang })))).toMatchObject({ lang });
  });

  it('contain the data of a feature card', () => {
    const [card] = highlights.en;
    expect(readHighlightState(card)).toEqual({
      heading: card?.heading,
      image: card?.image,
      data: card?.data,
    });
  });
});

describe('invalid states', () => {
  it('lose the invalid fields of a curtain', () => {
    expect(
      readCurtainDetailState({ title: 'a', image: 'javascript:1', benefits: ['x', {}, null] }),
    ).toEqual({
      title: 'a',
      image: '',
      description: '',
      categoryName: '',
      benefitText: '',
      benefits: ['x'],
      categoryId: '',
      subCategoryId: '',
    });
  });

  it('lose the invalid images of a work', () => {
    expect(readWorkDetailState({ name: 'a', images: ['/media/a.webp', 'data:x', 3] })).toEqual({
      name: 'a',
      images: ['/media/a.webp'],
      imageAlts: [],
    });
    expect(readWorkDetailState({ name: 'a', images: ['data:x'] })).toBeUndefined();
  });

  it('lose the invalid fields of an article', () => {
    expect(readArticleState({ title: 'a', image: 'data:x', description: {} })).toEqual({
      title: 'a',
      image: '',
      description: '',
      createdAt: '',
    });
  });

  it('lose the incomplete pairs of a feature', () => {
    expect(
      readHighlightState({
        heading: 'a',
        image: 'data:x',
        data: [{ label: 'l', text: 't' }, { label: 'l' }, { text: 't' }, 1],
      }),
    ).toEqual({ heading: 'a', image: '', data: [{ label: 'l', text: 't' }] });
  });
});

describe('readEnquiryIds', () => {
  it('prefers the navigation state to the query string', () => {
    const state = { categoryId: 'a', subCategoryId: 'x' };
    const params = new URLSearchParams('categoryId=b&subCategoryId=y');
    expect(readEnquiryIds(state, params)).toEqual(state);
  });

  it('reads the query string and omits empty ids', () => {
    const both = new URLSearchParams('categoryId=b&subCategoryId=y');
    expect(readEnquiryIds(null, both)).toEqual({ categoryId: 'b', subCategoryId: 'y' });
    expect(readEnquiryIds(null, new URLSearchParams('categoryId=b&subCategoryId='))).toEqual({
      categoryId: 'b',
    });
    expect(readEnquiryIds({ categoryId: '' }, new URLSearchParams())).toEqual({});
    expect(readEnquiryIds(null, new URLSearchParams())).toStrictEqual({});
  });
});
