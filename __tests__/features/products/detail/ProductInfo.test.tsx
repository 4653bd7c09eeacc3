import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Size } from '@/contract/products';
import { ProductInfo } from '@/features/products/detail/ProductInfo';
import { buildSize, velvet } from '@/fixtures/products.fixtures';
import { renderElement } from '../../../support/renderElement';

function openInfo(changes: Partial<Size>) {
  const size = buildSize({ price: 360, ...changes });
  const product = { ...velvet, sizes: [size] };
  renderElement(
    <ProductInfo product={product} size={size} onChooseSize={() => undefined} purchase={null} />,
  );
  return document.body;
}

describe('the price of the selected size', () => {
  it.each([
    ['metre', 'From 360 AED per metre'],
    ['panel', 'From 360 AED per panel'],
    ['blind', 'From 360 AED per blind'],
  ] as const)('names the unit %s', (soldAs, text) => {
    expect(openInfo({ soldAs })).toHaveTextContent(text);
  });

  it('is followed by the number of panels of a window', () => {
    expect(openInfo({ soldAs: 'panel' })).toHaveTextContent(/two dress a track of up to 140 cm/i);
  });

  it('is followed by a note that cloth is not a finished curtain', () => {
    expect(openInfo({ soldAs: 'metre' })).toHaveTextContent(/not a finished curtain/i);
  });

  it('has neither unit nor note when the server sends none', () => {
    const page = openInfo({});
    expect(screen.getAllByText('360 AED')[0]?.parentElement).toHaveTextContent(/^From 360 AED$/);
    expect(page).not.toHaveTextContent(/\bper\b|usually needs|finished curtain/);
  });

  it('shows the original price of a reduced size', () => {
    expect(openInfo({ soldAs: 'panel', originalPrice: 450 })).toHaveTextContent(
      'From 360 AED per panel was 450 AED',
    );
  });
});
