import { describe, expect, it } from '@jest/globals';
import { catalogueApi, selectCategories, selectSubCategories, selectWorks } from '@/api/catalogue';
import {
  buildCategory,
  buildFaq,
  buildSubCategory,
  buildWork,
} from '@/fixtures/catalogue.fixtures';
import { createTestStore } from '../support/fakeApi';

const { getCategory, getSubCategory, getOurWorks, getFaq } = catalogueApi.endpoints;
const firstPage = { page: 1, limit: 10 };

const storeOn = (body: unknown) => createTestStore(() => ({ body })).store;

describe('getCategory', () => {
  it('keeps the order of the response and drops categories without an id', async () => {
    const categories = [buildCategory({ _id: 'rollers' }), buildCategory(), { name: 'No id' }];
    const { data } = await storeOn({ categories }).dispatch(getCategory.initiate());
    expect(selectCategories(data).map(({ _id }) => _id)).toEqual(['rollers', 'curtains']);
  });
});

describe('getSubCategory', () => {
  it('returns the sub-categories and the name of their category', async () => {
    const subCategories = [buildSubCategory({ _id: 'velvet' }), buildSubCategory()];
    const store = storeOn({ categoryName: 'Curtains', subCategories });
    const { data } = await store.dispatch(getSubCategory.initiate('curtains'));
    expect(data?.categoryName).toBe('Curtains');
    expect(selectSubCategories(data?.subCategories).map(({ _id }) => _id)).toEqual([
      'velvet',
      'sheer',
    ]);
  });

  it('accepts a response without a category', async () => {
    const { data } = await storeOn({}).dispatch(getSubCategory.initiate('curtains'));
    expect(data?.categoryName).toBe('');
    expect(selectSubCategories(data?.subCategories)).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'LIST'])('stores the 404 of the id %s', async (id) => {
    const { store } = createTestStore(() => ({ status: 404, body: { message: 'Nothing.' } }));
    await store.dispatch(getSubCategory.initiate(id));
    expect(getSubCategory.select(id)(store.getState()).isError).toBe(true);
  });
});

describe('getOurWorks', () => {
  it('returns one page in the order of the response', async () => {
    const work = [buildWork({ id: 'office' }), buildWork()];
    const { data } = await storeOn({ work, totalPages: 2 }).dispatch(
      getOurWorks.initiate(firstPage),
    );
    expect(selectWorks(data?.work).map(({ id }) => id)).toEqual(['office', 'villa']);
    expect(data?.totalPages).toBe(2);
  });
});

describe('getFaq', () => {
  it('returns one page in the order of the response', async () => {
    const faq = [buildFaq({ question: 'Why?' }), buildFaq(), buildFaq(), null];
    const { data } = await storeOn({ faq, totalPages: '2' }).dispatch(getFaq.initiate(firstPage));
    expect(data).toEqual({ faq: faq.slice(0, 3), totalPages: 2 });
  });
});

describe.each(Object.entries({ selectCategories, selectSubCategories, selectWorks }))(
  '%s',
  (_name, select) => {
    it('returns the same empty array for undefined every time', () => {
      expect(select(undefined)).toEqual([]);
      expect(select(undefined)).toBe(select(undefined));
    });
  },
);
