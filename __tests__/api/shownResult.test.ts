import { describe, expect, it } from '@jest/globals';
import { catalogueApi } from '@/api/catalogue';
import { shownResult } from '@/api/shownResult';
import { createTestStore, type Answer } from '../support/fakeApi';

const ask = { forceRefetch: true };

/** A store that asks for the categories, and what is shown of their query. */
function askForCategories(answer: Answer) {
  const { store, api } = createTestStore(answer);
  const { getCategory } = catalogueApi.endpoints;
  const select = getCategory.select();
  return {
    api,
    ask: () => store.dispatch(getCategory.initiate(undefined, ask)),
    shown: () => {
      const result = select(store.getState());
      return shownResult({ ...result, currentData: result.data });
    },
  };
}

describe('what is shown of a query', () => {
  it('is the same while it is read again, and after the same answer', async () => {
    const { ask: read, shown } = askForCategories(() => ({ body: { category: [] } }));
    expect(shown()).toMatchObject({ data: undefined, isFetching: true, isError: false });
    await read();
    const first = shown();
    const again = read();
    expect(shown()).toEqual(first);
    expect(shown().data).toBe(first.data);
    await again;
    expect(shown().data).toBe(first.data);
    expect(first).toMatchObject({ isFetching: false, isError: false, error: undefined });
  });

  it('is the failure while there is no answer, also during the next try', async () => {
    const { ask: read, shown, api } = askForCategories(() => ({ status: 400 }));
    await read();
    expect(shown()).toMatchObject({ isFetching: false, isError: true });
    expect(shown().error).toMatchObject({ status: 400 });
    api.answer = () => ({ body: { category: [] } });
    const again = read();
    expect(shown()).toMatchObject({ isFetching: true, isError: false });
    expect(shown().error).toMatchObject({ status: 400 });
    await again;
    expect(shown()).toMatchObject({ isFetching: false, isError: false, error: undefined });
  });

  it('stays the answer when reading it again fails', async () => {
    const { ask: read, shown, api } = askForCategories(() => ({ body: { category: [] } }));
    await read();
    const first = shown();
    api.answer = () => ({ status: 400 });
    await read();
    expect(shown()).toEqual(first);
  });

  it('keeps the last answer while another question is on its way', () => {
    expect(shownResult({ data: 'page 1', isError: false })).toMatchObject({
      data: 'page 1',
      currentData: undefined,
      isFetching: true,
    });
  });
});
