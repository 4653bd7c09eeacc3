import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LowestPrice } from '@/components/LowestPrice';
import type { Product, Size } from '@/contract/products';
import { buildProduct, buildSize } from '@/fixtures/products.fixtures';
import { renderElement } from '../support/renderElement';

/** Text of the price of a product with these sizes. */
function priceOf(sizes: Partial<Size>[], changes: Partial<Product> = {}, units?: string[]) {
  const product = buildProduct({
    sizes: sizes.map((size, index) => buildSize({ _id: `s${index}`, ...size })),
    price: 95,
    ...changes,
  });
  return renderElement(<LowestPrice product={product} currency="AED" units={units} />).container
    .textContent;
}

describe('LowestPrice', () => {
  it('shows the unit of the cheapest size (product 5.7)', () => {
    const sizes = [
      { price: 360, soldAs: 'panel' },
      { price: 95, soldAs: 'metre' },
    ] as const;
    expect(priceOf([...sizes])).toBe('from 95 AED a metre');
  });

  it('omits from when there is only one size', () => {
    expect(priceOf([{ price: 95, soldAs: 'blind' }])).toBe('95 AED a blind');
  });

  it.each<[string, Partial<Size>[]]>([
    ['the unit is unknown', [{ price: 95 }, { price: 180 }]],
    ['no size has the lowest price', [{ price: 180, soldAs: 'metre' }]],
    ['there are no sizes', []],
  ])('shows only the price when %s', (_case, sizes) => {
    expect(priceOf(sizes)).toBe('95 AED');
  });

  it('adds the price of a finished window, which is the only one without sizes (product 5.24)', () => {
    const metre = { price: 95, soldAs: 'metre' } as const;
    expect(priceOf([metre], { madeFrom: 405 })).toBe(
      '95 AED a metre405 AED for a usual window, fitted',
    );
    expect(priceOf([], { price: 405, madeFrom: 405 })).toBe('405 AED for a usual window, fitted');
  });

  it.each([
    { units: ['made'], text: '405 AED for a usual window, fittedfrom 95 AED a metre' },
    { units: ['panel'], text: '360 AED a panel405 AED for a usual window, fitted' },
    { units: ['metre', 'made'], text: '95 AED a metre405 AED for a usual window, fitted' },
    { units: ['blind', 'made'], text: '405 AED for a usual window, fittedfrom 95 AED a metre' },
  ])('leads with the price by which a list of $units is ordered', ({ units, text }) => {
    const sizes = [
      { price: 360, soldAs: 'panel' },
      { price: 95, soldAs: 'metre' },
    ] as const;
    expect(priceOf([...sizes], { madeFrom: 405 }, units)).toBe(text);
  });

  it('keeps the lowest price where the list is limited to units that the product has not', () => {
    expect(priceOf([{ price: 95, soldAs: 'metre' }], {}, ['blind'])).toBe('95 AED a metre');
  });

  it('strikes the original price through and names it as such (product 5.8)', () => {
    expect(priceOf([{ price: 95, originalPrice: 120, soldAs: 'metre' }, { price: 180 }])).toBe(
      'from 95 AED a metre was 120 AED',
    );
    expect(screen.getByText('120 AED').closest('s')).toBeInTheDocument();
  });
});
