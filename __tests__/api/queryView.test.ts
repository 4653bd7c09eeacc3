import { describe, expect, it } from '@jest/globals';
import { catalogueApi } from '@/api/catalogue';
import { queryView } from '@/api/queryView';
import { createTestStore, type Respond } from '../support/fakeApi';

const { getCategory } = catalogueApi.endpoints;
const select = getCategory.select();

/** A store with the categories query, and the view of it. */
function openCategories(respond: Respond) {
  const { store, api } = createTestStore(respond);
  return {
    api,
    fetch: () => store.dispatch(getCategory.initiate(undefined, { forceRefetch: true })),
    view: () => {
      const result = select(store.getState());
      return queryView({ ...result, currentData: result.data });
    },
  };
}

const ok: Respond = () => ({ body: { categories: [] } });

describe('queryView', () => {
  it('loads until the first response', async () => {
    const { fetch, view } = openCategories(ok);
    expect(view()).toMatchObject({ data: undefined, isLoading: true, hasFailed: false });
    const request = fetch();
    expect(view()).toMatchObject({ data: undefined, isLoading: true, hasFailed: false });
    await request;
    expect(view()).toMatchObject({ isLoading: false, hasFailed: false, reason: undefined });
    expect(view().currentData).toBe(view().data);
  });

  it('does not change during a background refetch that returns the same data', async () => {
    const { fetch, view } = openCategories(ok);
    await fetch();
    const first = view();
    const again = fetch();
    expect(view()).toEqual(first);
    await again;
    expect(view()).toEqual(first);
    expect(view().data).toBe(first.data);
  });

  it('keeps the failure during a retry', async () => {
    const { fetch, view, api } = openCategories(() => ({ status: 409, body: { message: 'No' } }));
    await fetch();
    const failed = { isLoading: false, hasFailed: true, isNotFound: false, reason: 'No' };
    expect(view()).toMatchObject({ ...failed, isRetrying: false });
    api.respond = ok;
    const retry = fetch();
    expect(view()).toMatchObject({ ...failed, isRetrying: true });
    await retry;
    expect(view()).toMatchObject({ hasFailed: false, isRetrying: false, reason: undefined });
  });

  it('keeps the data when a background refetch fails', async () => {
    const { fetch, view, api } = openCategories(ok);
    await fetch();
    const first = view();
    api.respond = () => ({ status: 400 });
    await fetch();
    expect(view()).toEqual(first);
  });

  it.each([
    [400, true],
    [403, false],
    [404, true],
    [409, false],
  ])('after status %i, isNotFound is %s', async (status, isNotFound) => {
    const { fetch, view } = openCategories(() => ({ status, body: { message: 'Nothing.' } }));
    await fetch();
    expect(view()).toMatchObject({ hasFailed: true, isNotFound, errorStatus: status });
  });

  it('fails without a reason when a response could not be parsed', () => {
    const error = new TypeError('x is undefined');
    expect(queryView({ error, isError: true })).toMatchObject({
      hasFailed: true,
      isNotFound: false,
      reason: undefined,
    });
  });

  it('keeps the previous data while another argument is loading', () => {
    expect(queryView({ data: 'page 1', isError: false })).toMatchObject({
      data: 'page 1',
      currentData: undefined,
      isLoading: false,
      isOutdated: true,
    });
  });

  it('drops the previous data when another argument fails', () => {
    const error = { status: 500, message: undefined };
    expect(queryView({ data: 'page 1', error, isError: true })).toMatchObject({
      data: undefined,
      hasFailed: true,
    });
  });
});
