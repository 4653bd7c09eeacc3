import { describe, expect, it } from '@jest/globals';
import { featureCards } from '@/content/featureCards';
import {
  readArticleState,
  readCurtainDetailState,
  readEnquiryIds,
  readFeatureState,
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
  readFeatureState,
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
  it.each(unusable)('takes %j for no state', (state) => {
    expect(read(state)).toBeUndefined();
  });
});

describe('a state of the shop’s own', () => {
  it('shows a curtain as the record has it', () => {
    const state = toCurtainDetailState(buildSubCategory(), 'Curtains');
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

  it('shows a work with its pictures and what they show', () => {
    const { name, images, imageAlts } = buildWork();
    const state = toWorkDetailState(buildWork());
    expect(state).toEqual({ name, images, imageAlts });
    expect(readWorkDetailState(state)).toEqual(state);
  });

  it('shows a work whose pictures nobody described', () => {
    const state = toWorkDetailState(buildWork({ imageAlts: undefined }));
    expect(Object.keys(state)).toEqual(['name', 'images']);
  });

  it('shows an article', () => {
    const { title, image, description, createdAt } = buildArticle();
    const state = toArticleState(buildArticle());
    expect(state).toEqual({ title, image, description, createdAt });
    expect(readArticleState(state)).toEqual(state);
  });

  it('shows a feature card', () => {
    const [card] = featureCards;
    expect(readFeatureState(card)).toEqual({
      heading: card?.heading,
      image: card?.image,
      data: card?.data,
    });
  });
});

describe('what is left of a hostile state', () => {
  it('is a curtain without its unusable parts', () => {
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

  it('is a work with its usable pictures', () => {
    expect(readWorkDetailState({ name: 'a', images: ['/media/a.webp', 'data:x', 3] })).toEqual({
      name: 'a',
      images: ['/media/a.webp'],
      imageAlts: [],
    });
    expect(readWorkDetailState({ name: 'a', images: ['data:x'] })).toBeUndefined();
  });

  it('is an article without its unusable parts', () => {
    expect(readArticleState({ title: 'a', image: 'data:x', description: {} })).toEqual({
      title: 'a',
      image: '',
      description: '',
      createdAt: '',
    });
  });

  it('is a feature with its complete pairs', () => {
    expect(
      readFeatureState({
        heading: 'a',
        image: 'data:x',
        data: [{ label: 'l', text: 't' }, { label: 'l' }, { text: 't' }, 1],
      }),
    ).toEqual({ heading: 'a', image: '', data: [{ label: 'l', text: 't' }] });
  });
});

describe('readEnquiryIds', () => {
  it('prefers state to the query string', () => {
    const state = { categoryId: 'a', subCategoryId: 'x' };
    const params = new URLSearchParams('categoryId=b&subCategoryId=y');
    expect(readEnquiryIds(state, params)).toEqual(state);
  });

  it('reads the query string and leaves empty ids out', () => {
    const both = new URLSearchParams('categoryId=b&subCategoryId=y');
    expect(readEnquiryIds(null, both)).toEqual({ categoryId: 'b', subCategoryId: 'y' });
    expect(readEnquiryIds(null, new URLSearchParams('categoryId=b&subCategoryId='))).toEqual({
      categoryId: 'b',
    });
    expect(readEnquiryIds({ categoryId: '' }, new URLSearchParams())).toEqual({});
    expect(readEnquiryIds(null, new URLSearchParams())).toStrictEqual({});
  });
});
