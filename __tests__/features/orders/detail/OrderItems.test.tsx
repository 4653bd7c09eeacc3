import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OrderItems } from '@/features/orders/detail/OrderItems';
import { buildOrderItem } from '@/fixtures/orders.fixtures';
import { renderElement } from '../../../support/renderElement';

describe('OrderItems', () => {
  it('shows the unit of quantity and price', () => {
    const items = [
      buildOrderItem({ _id: 'a', soldAs: 'metre', quantity: 6, price: 95, offerPrice: 95 }),
      buildOrderItem({ _id: 'b', soldAs: 'blind', quantity: 1, price: 420, offerPrice: 420 }),
    ];
    renderElement(<OrderItems items={items} currencySymbol="AED" />);
    const [cloth, blind] = screen.getAllByRole('listitem');
    expect(cloth).toHaveTextContent('140 cm width · 6 m');
    expect(cloth).toHaveTextContent('AED 95per metre');
    expect(blind).toHaveTextContent('1 blind');
  });

  it('shows the quantity and what one costs when the unit is unknown', () => {
    const items = [buildOrderItem({ quantity: 2 })];
    renderElement(<OrderItems items={items} currencySymbol="AED" />);
    const item = screen.getByRole('listitem');
    expect(item).toHaveTextContent('140 cm width · Quantity 2');
    expect(item).toHaveTextContent('AED 185each');
  });
});
