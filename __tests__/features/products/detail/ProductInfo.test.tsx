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
    ['metre', '360 AED per metre'],
    ['panel', '360 AED per panel'],
    ['blind', '360 AED per blind'],
  ] as const)('names the unit %s and is exact (product 5.7)', (soldAs, text) => {
    const page = openInfo({ soldAs });
    expect(page).toHaveTextContent(text);
    expect(page).not.toHaveTextContent('From 360');
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
      '360 AED per panel was 450 AED',
    );
  });
});

describe('the promises below the purchase (product 5.22)', () => {
  it.each([
    ['metre', /Cut to your length.*Making, lining and fitting are quoted at the visit/],
    ['panel', /Sewn in our Dubai workroom.*Fitting on request/],
    ['blind', /Made in our Dubai workroom.*Fitting on request/],
  ] as const)('follow what is sold by the %s', (soldAs, text) => {
    const page = openInfo({ soldAs });
    expect(page).toHaveTextContent('Free same-day measuring visit');
    const promises = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(promises.join(' ')).toMatch(text);
    expect(page).not.toHaveTextContent(/Installed within 48 hours/);
  });

  it('are those of every product when the server names no unit (product 1.2)', () => {
    const page = openInfo({});
    expect(page).toHaveTextContent('Custom-made within 24 hours');
    expect(page).toHaveTextContent('Installed within 48 hours');
  });
});
