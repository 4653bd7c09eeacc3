import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { toProductRecords } from '@/api/productRecords';
import type { Size } from '@/contract/products';
import { SummerSale } from '@/features/home/sections/SummerSale';
import { home } from '@/fixtures/home.fixtures';
import { buildProduct, buildSize } from '@/fixtures/products.fixtures';
import { loadedQuery } from '@/fixtures/queryView.fixtures';
import { renderElement } from '../../../support/renderElement';

function openSale(...sizes: Partial<Size>[]) {
  const products = sizes.map((size, index) =>
    buildProduct({ _id: `p${index}`, price: 185, sizes: [buildSize(size)] }),
  );
  const query = loadedQuery({ ...home, products: toProductRecords(products) });
  renderElement(<SummerSale home={query} />);
  return screen.getByRole('region', { name: 'Summer sale' });
}

const CLAIM = /best price|reduced|for a few weeks|% off/i;

describe('SummerSale', () => {
  it('claims no reduction when no card shows one (product 5.8)', () => {
    expect(openSale({}, {}, {})).not.toHaveTextContent(CLAIM);
  });

  it('ignores reductions of products that it does not show', () => {
    expect(openSale({}, {}, {}, { originalPrice: 265 })).not.toHaveTextContent(CLAIM);
  });

  it('names the reduction and shows the original price', () => {
    const sale = openSale({ originalPrice: 265 }, {}, {});
    expect(sale).toHaveTextContent(/reduced/i);
    expect(screen.getByText('265 AED').closest('s')).toBeInTheDocument();
  });
});
