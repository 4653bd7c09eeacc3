import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CartLines } from '@/features/cart/CartLines';
import type { CartItem } from '@/contract/cart';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';
import { renderElement } from '../../support/renderElement';

async function openLine(changes: Partial<CartItem>) {
  const line = buildCartItem({ price: 95, ...changes });
  renderElement(<CartLines headingId="heading" />, {
    respond: () => ({ body: buildCart({ cart: [line] }) }),
  });
  return screen.findByRole('row', { name: /Ivory Linen/ });
}

describe('a cart line', () => {
  it('shows the unit of quantity and price', async () => {
    const row = await openLine({ soldAs: 'metre', quantity: 6 });
    expect(row).toHaveTextContent('AED 95 per metre');
    expect(row).toHaveTextContent('6 m');
    expect(screen.getByRole('status', { name: '6 metres' })).toBeInTheDocument();
  });

  it('shows the quantity alone when the unit is unknown', async () => {
    const row = await openLine({ quantity: 6 });
    expect(row).not.toHaveTextContent(/per|metre/);
  });
});
