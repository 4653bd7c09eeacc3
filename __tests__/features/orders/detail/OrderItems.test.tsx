import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OrderItems } from '@/features/orders/detail/OrderItems';
import { buildOrderItem } from '@/fixtures/orders.fixtures';
import { renderElement } from '../../../support/renderElement';
import { shownTexts } from '../../../support/shownTexts';

const textsOf = (item?: HTMLElement) => (item === undefined ? [] : shownTexts(item));

describe('OrderItems', () => {
  it('shows the unit of quantity and price', () => {
    const items = [
      buildOrderItem({ _id: 'a', soldAs: 'metre', quantity: 6, price: 95, offerPrice: 95 }),
      buildOrderItem({ _id: 'b', soldAs: 'blind', quantity: 1, price: 420, offerPrice: 420 }),
    ];
    renderElement(<OrderItems items={items} currencySymbol="AED" />);
    const [cloth, blind] = screen.getAllByRole('listitem');
    expect(textsOf(cloth)).toEqual([
      'Almas Ivory Linen',
      '140 cm width',
      '·',
      '6 m',
      'AED 95',
      'per metre',
    ]);
    expect(textsOf(blind)).toEqual([
      'Almas Ivory Linen',
      '140 cm width',
      '·',
      '1 blind',
      'AED 420',
    ]);
  });

  it('shows the quantity and what one costs when the unit is unknown', () => {
    const items = [buildOrderItem({ quantity: 2 })];
    renderElement(<OrderItems items={items} currencySymbol="AED" />);
    expect(textsOf(screen.getByRole('listitem'))).toEqual([
      'Almas Ivory Linen',
      '140 cm width',
      '·',
      'Quantity 2',
      'AED 185',
      'each',
    ]);
  });
});
