import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CartLines } from '@/features/cart/CartLines';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';
import { observeByHand } from '../../support/observeByHand';
import { renderPiece } from '../../support/renderPiece';

const LINES = 200;
/** Elements that a cart of any length is made of before anybody has scrolled. */
const MOST_NODES = 1_500;

const cart = buildCart({
  cart: Array.from({ length: LINES }, (_, index) =>
    buildCartItem({ id: `line-${index}`, productId: `p-${index}`, name: `Fabric ${index}` }),
  ),
});

async function openLongCart() {
  const { show } = observeByHand();
  const view = renderPiece(<CartLines headingId="heading" />, { answer: () => ({ body: cart }) });
  const table = await screen.findByRole('table');
  return { ...view, show, table };
}

const lines = () => screen.getAllByRole('rowheader');
const more = () => screen.queryByRole('button', { name: /^Show more \(\d+ left\)$/ });

describe('a cart of 200 lines', () => {
  it('starts with few of them and says how many there are', async () => {
    const { container, table } = await openLongCart();
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(MOST_NODES);
    expect(table).toHaveAttribute('aria-rowcount', String(LINES + 1));
    expect(more()).toHaveAccessibleName(`Show more (${LINES - lines().length} left)`);
  });

  it('goes on whenever its end comes near, until all are there', async () => {
    const { show, table } = await openLongCart();
    const atFirst = lines().length;
    show(more() ?? document.body);
    expect(lines().length).toBeGreaterThan(atFirst);
    for (let end = more(); end !== null; end = more()) show(end);
    expect(lines()).toHaveLength(LINES);
    expect(table).not.toHaveAttribute('aria-rowcount');
  });

  it('goes on at the press of a button', async () => {
    const { user } = await openLongCart();
    const atFirst = lines().length;
    await user.click(more() ?? document.body);
    expect(lines().length).toBeGreaterThan(atFirst);
  });
});
