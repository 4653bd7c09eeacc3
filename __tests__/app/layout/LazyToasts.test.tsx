import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { showToast } from '@/store/toasts';
import { renderAppWithFakeApi } from '../../support/renderAppWithFakeApi';

const emptyCart = () => ({
  body: { cart: [], currencySymbol: 'AED', subTotal: 0, shippingCharge: 0, total: 0 },
});
const first = { message: 'First', variant: 'success' } as const;
const second = { message: 'Second', variant: 'error' } as const;

async function showTwo(path: string) {
  const { store } = await renderAppWithFakeApi(path, emptyCart, { signedIn: true });
  await screen.findByRole('heading', { level: 1 });
  act(() => store.dispatch(showToast(first)));
  await screen.findByText('First');
  act(() => store.dispatch(showToast(second)));
  await screen.findByText('Second');
}

describe('LazyToasts', () => {
  it.each(['/cart', '/about'])('shows several toasts at once on %s', async (path) => {
    await showTwo(path);

    expect(screen.getByText('First')).toBeInTheDocument();
  });

  it.each(['/Checkout', '/checkout/'])('shows one toast at a time on %s', async (path) => {
    await showTwo(path);

    await waitFor(() => expect(screen.queryByText('First')).toBeNull());
    expect(screen.getByText('Second')).toBeInTheDocument();
  });
});

describe('toasts about problems', () => {
  const problem = { message: 'Sold out', variant: 'error', problemOf: 'addToCart' } as const;

  it('close on navigation to another page, others stay (product 12.8)', async () => {
    const { store } = await renderAppWithFakeApi('/about', emptyCart);
    await screen.findByRole('heading', { level: 1 });
    act(() => {
      store.dispatch(showToast(first));
      store.dispatch(showToast(problem));
    });
    await screen.findByText('Sold out');
    act(() => store.services.navigation.go('/about?from=menu'));
    expect(screen.getByText('Sold out')).toBeInTheDocument();

    act(() => store.services.navigation.go('/privacy'));
    await waitFor(() => expect(screen.queryByText('Sold out')).toBeNull());
    expect(screen.getByText('First')).toBeInTheDocument();
  });
});
