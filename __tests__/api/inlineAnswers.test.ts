import { describe, expect, it } from '@jest/globals';
import { baseApi } from '@/api/baseApi';
import { catalogueApi, selectCategories } from '@/api/catalogue';
import { answersReceived, toInlineAnswers } from '@/api/inlineAnswers';
import { buildCategory } from '../support/catalogue';
import { createTestStore, type Answer } from '../support/fakeApi';

const { getCategory, getSubCategory, getFaq } = catalogueApi.endpoints;

const answer: Answer = ({ path }) =>
  path === '/user/get-category'
    ? { body: { categories: [buildCategory()] } }
    : { status: 404, body: { message: 'Nothing.' } };

/** The answers that a page carries when one call was answered, one refused and one is still on its way. */
async function carriedAnswers() {
  const { store } = createTestStore(answer);
  await store.dispatch(getSubCategory.initiate('nothing'));
  await store.dispatch(getCategory.initiate());
  const late = store.dispatch(getFaq.initiate({ page: 1, limit: 10 }));
  const answers = toInlineAnswers(store.getState()[baseApi.reducerPath]);
  await late;
  return answers;
}

describe('the answers inside a page', () => {
  it('are those that were given, and no others', async () => {
    const { queries } = await carriedAnswers();
    expect(Object.keys(queries)).toEqual(['getCategory(undefined)']);
  });

  it('are known to the browser’s store without asking', async () => {
    const { api, store } = createTestStore();
    const carried: unknown = JSON.parse(JSON.stringify(await carriedAnswers()));
    store.dispatch(answersReceived(carried as Awaited<ReturnType<typeof carriedAnswers>>));
    const { data } = await store.dispatch(getCategory.initiate());
    expect(selectCategories(data)).toEqual([buildCategory()]);
    expect(api.requests).toEqual([]);
  });

  it('are read again after a write, like any other', async () => {
    const { api, store } = createTestStore(answer);
    store.dispatch(answersReceived(await carriedAnswers()));
    await store.dispatch(getCategory.initiate());
    store.dispatch(baseApi.util.invalidateTags(['Category']));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(api.to('/user/get-category')).toHaveLength(1);
  });
});
