import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SearchOverlay } from '@/features/products/search/SearchOverlay';
import type { ProductListResult } from '@/features/products/shared/useProductList';
import { buildProduct } from '@/fixtures/products.fixtures';
import { renderElement } from '../../../support/renderElement';

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

describe('SearchOverlay', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const open = (changes: Partial<ProductListResult> = {}) => {
    const searches: string[] = [];
    const { place } = renderElement(
      <SearchOverlay
        list={{ ...list, ...changes }}
        isOpen
        onSearch={(text) => searches.push(text)}
        onClose={() => undefined}
      />,
    );
    return { searches, place };
  };
  const type = (text: string) =>
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  const debounce = () => act(() => jest.advanceTimersByTime(1_000));

  it('debounces the search', () => {
    const { searches } = open();
    type('ivory');
    expect(searches).toEqual([]);
    debounce();
    expect(searches).toEqual(['ivory']);
  });

  it('cancels a pending search after navigation to a product', () => {
    const { searches, place } = open();
    type('ivory');
    fireEvent.click(screen.getByRole('link', { name: /Ivory Linen/ }));
    debounce();
    expect(place.current).toBe('/product-detail?id=linen');
    expect(searches).toEqual([]);
  });

  it('shows the number of matches', () => {
    open({ query: { page: 1, search: 'ivory' }, totalPages: 3, totalCount: 24 });
    expect(screen.getByRole('status')).toHaveTextContent('24 fabrics');
  });

  it('searches for a popular term at once and keeps focus in the field', () => {
    const { searches, place } = open();
    type('iv');
    type('');
    fireEvent.click(screen.getByRole('link', { name: 'Velvet' }));
    debounce();
    expect(place.current).toBe('/products?search=Velvet');
    expect(searches).toEqual([]);
    expect(screen.getByRole('combobox')).toHaveValue('Velvet');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('shows popular terms without matches', () => {
    open({ query: { page: 1, search: 'zebra' }, products: [] });
    expect(screen.getByRole('status')).toHaveTextContent('No fabrics match “zebra”.');
    expect(screen.getByRole('link', { name: 'Linen' })).toBeVisible();
  });

  it('shows the message of a failed search', () => {
    open({ hasFailed: true, products: [], reason: 'Closed for tea.' });
    expect(screen.getByRole('status')).toHaveTextContent('We could not search. Closed for tea.');
  });
});
