import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SearchOverlay } from '@/features/products/SearchOverlay';
import type { ProductListResult } from '@/features/products/useProductList';
import { buildProduct } from '../../support/products';
import { renderPiece } from '../../support/renderPiece';

const list: ProductListResult = {
  query: { page: 1, search: '' },
  products: [buildProduct()],
  currency: 'AED',
  totalPages: 1,
  isLoading: false,
  isOutdated: false,
  hasFailed: false,
  reason: undefined,
  retry: () => undefined,
};

describe('search overlay', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const type = () => {
    const searched: string[] = [];
    const { place } = renderPiece(
      <SearchOverlay
        list={list}
        isOpen
        onSearch={(text) => searched.push(text)}
        onClose={() => undefined}
      />,
    );
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ivory' } });
    return { searched, place };
  };

  it('searches after a pause in typing', () => {
    const { searched } = type();
    expect(searched).toEqual([]);
    act(() => jest.advanceTimersByTime(1_000));
    expect(searched).toEqual(['ivory']);
  });

  it('does not call back a shopper who has gone to a fabric', () => {
    const { searched, place } = type();
    fireEvent.click(screen.getByRole('link', { name: /Ivory Linen/ }));
    act(() => jest.advanceTimersByTime(1_000));
    expect(place.current).toBe('/product-detail?id=linen');
    expect(searched).toEqual([]);
  });
});
