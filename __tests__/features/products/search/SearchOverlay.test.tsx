import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SearchOverlay } from '@/features/products/search/SearchOverlay';
import type { ProductListResult } from '@/features/products/list/useProductList';
import { buildProduct } from '@/fixtures/products.fixtures';
import { renderPiece } from '../../../support/renderPiece';

const list: ProductListResult = {
  query: { page: 1, search: '' },
  products: [buildProduct()],
  currency: 'AED',
  totalPages: 1,
  totalCount: undefined,
  isLoading: false,
  isOutdated: false,
  hasFailed: false,
  isRetrying: false,
  isNotFound: false,
  errorStatus: undefined,
  reason: undefined,
  refetch: () => undefined,
};

describe('search overlay', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const open = (changes: Partial<ProductListResult> = {}) => {
    const searched: string[] = [];
    const { place } = renderPiece(
      <SearchOverlay
        list={{ ...list, ...changes }}
        isOpen
        onSearch={(text) => searched.push(text)}
        onClose={() => undefined}
      />,
    );
    return { searched, place };
  };
  const type = (text: string) =>
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  const waitForPause = () => act(() => jest.advanceTimersByTime(1_000));

  it('searches after a pause in typing', () => {
    const { searched } = open();
    type('ivory');
    expect(searched).toEqual([]);
    waitForPause();
    expect(searched).toEqual(['ivory']);
  });

  it('does not call back a shopper who has gone to a fabric', () => {
    const { searched, place } = open();
    type('ivory');
    fireEvent.click(screen.getByRole('link', { name: /Ivory Linen/ }));
    waitForPause();
    expect(place.current).toBe('/product-detail?id=linen');
    expect(searched).toEqual([]);
  });

  it('tells how many fabrics match', () => {
    open({ query: { page: 1, search: 'ivory' }, totalPages: 3, totalCount: 24 });
    expect(screen.getByRole('status')).toHaveTextContent('24 fabrics');
  });

  it('searches for a popular word at once, and typing goes on from there', () => {
    const { searched, place } = open();
    type('iv');
    type('');
    fireEvent.click(screen.getByRole('link', { name: 'Velvet' }));
    waitForPause();
    expect(place.current).toBe('/products?search=Velvet');
    expect(searched).toEqual([]);
    expect(screen.getByRole('searchbox')).toHaveValue('Velvet');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('offers popular words where nothing matches', () => {
    open({ query: { page: 1, search: 'zebra' }, products: [] });
    expect(screen.getByRole('status')).toHaveTextContent('No fabrics match “zebra”.');
    expect(screen.getByRole('link', { name: 'Linen' })).toBeVisible();
  });

  it('tells why it could not search', () => {
    open({ hasFailed: true, products: [], reason: 'Closed for tea.' });
    expect(screen.getByRole('status')).toHaveTextContent('We could not search. Closed for tea.');
  });
});
