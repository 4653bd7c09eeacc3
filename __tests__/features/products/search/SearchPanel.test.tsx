import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueApi } from '@/api/catalogue';
import { productList, velvetList } from '@/features/products/list/productList.fixtures';
import type { ProductListResult } from '@/features/products/shared/useProductList';
import { SearchPanel } from '@/features/products/search/SearchPanel';
import { buildProductDetail } from '@/fixtures/products.fixtures';
import { productViewed, selectRecent } from '@/store/slices/recentSlice';
import { renderElement } from '../../../support/renderElement';

const VIEWED = ['Almas', 'Marjan', 'Safa', 'Nakheel', 'Dana'];

/** The search panel after visits to products, in this order. */
function openPanel(list: ProductListResult = productList, viewed = VIEWED) {
  const calls: string[] = [];
  const shop = renderElement(
    <SearchPanel
      list={list}
      onType={(text) => calls.push(`type ${text}`)}
      onPick={() => calls.push('pick')}
      onClose={() => calls.push('close')}
    />,
    {
      respond: ({ query: { id = '' } }) => ({
        body: { productDetail: buildProductDetail({ _id: id, name: id }) },
      }),
    },
  );
  act(() => viewed.forEach((id, at) => shop.store.dispatch(productViewed({ id, at }))));
  return { ...shop, calls };
}
const HEADING = 'You looked at these';
const recent = async () => within(await screen.findByRole('region', { name: HEADING }));

describe('suggestions of the search panel', () => {
  it.each([
    { kind: 'a failed request', status: 503, isAskedAgain: true },
    { kind: 'a server without them', status: 404, isAskedAgain: false },
  ])('after $kind: the next text asks again is $isAskedAgain', async ({ status, isAskedAgain }) => {
    const searches: (string | undefined)[] = [];
    const panelFor = (search: string) => (
      <SearchPanel
        list={{ ...productList, query: { ...productList.query, search } }}
        onType={jest.fn()}
        onPick={jest.fn()}
        onClose={jest.fn()}
      />
    );
    const { update, store } = renderElement(panelFor('li'), {
      respond: ({ path, query: { search } }) => {
        if (path !== '/user/get-suggestions') return {};
        searches.push(search);
        return { status, body: { message: 'Not now' } };
      },
    });
    const isAnswered = () =>
      Object.values(store.getState().api.queries).some(
        (query) => query?.endpointName === 'getSuggestions' && query.error !== undefined,
      );
    await waitFor(() => expect(isAnswered()).toBe(true));
    update(panelFor('lin'));
    // The panel would ask before this request.
    await act(() => store.dispatch(catalogueApi.endpoints.getCategory.initiate()));
    expect(searches.includes('lin')).toBe(isAskedAgain);
  });
});

describe('the empty field of the search panel', () => {
  it('shows the last four products that were opened, newest first (product 5.17)', async () => {
    openPanel();
    await (await recent()).findByRole('link', { name: /^Marjan/ });
    const names = (await recent()).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Dana',
      'Nakheel',
      'Safa',
      'Marjan',
    ]);
  });

  it('leads to a product without a search that is still to come', async () => {
    const { user, place, calls } = openPanel();
    await user.click(await (await recent()).findByRole('link', { name: /^Safa/ }));
    expect(place.current).toBe('/product-detail?id=Safa');
    expect(calls).toEqual(['pick']);
  });

  it('forgets the products on request and keeps focus in the field', async () => {
    const { user, store, calls } = openPanel();
    await user.click((await recent()).getByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByRole('region', { name: HEADING })).toBeNull();
    expect(selectRecent(store.getState())).toEqual([]);
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('is the only one that shows them', async () => {
    openPanel(velvetList);
    const field = screen.getByRole('combobox');
    expect(screen.queryByRole('region', { name: HEADING })).toBeNull();
    fireEvent.change(field, { target: { value: '' } });
    expect(await screen.findByRole('region', { name: HEADING })).toBeVisible();
    fireEvent.change(field, { target: { value: 'li' } });
    expect(screen.queryByRole('region', { name: HEADING })).toBeNull();
  });
});
