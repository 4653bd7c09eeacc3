import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CartLines } from '@/features/cart/CartLines';
import { buildCart, buildCartItem } from '@/fixtures/cart.fixtures';
import { mockIntersectionObserver } from '../../support/mockIntersectionObserver';
import { renderElement } from '../../support/renderElement';

const LINES = 70;
/** Maximum number of elements before scrolling, for a cart of any length. */
const MAX_ELEMENTS = 1_500;

const cart = buildCart({
  cart: Array.from({ length: LINES }, (_, index) =>
    buildCartItem({ id: `line-${index}`, productId: `p-${index}`, name: `Fabric ${index}` }),
  ),
});

async function openLongCart() {
  const { show } = mockIntersectionObserver();
  const view = renderElement(<CartLines headingId="heading" />, {
    respond: () => ({ body: cart }),
  });
  const table = await screen.findByRole('table');
  return { ...view, show, table };
}

const lines = () => screen.getAllByRole('rowheader');
const showMoreButton = () => screen.queryByRole('button', { name: /^Show more \(\d+ left\)$/ });

describe('CartLines with many lines', () => {
  it('renders a first batch and the number of remaining lines', async () => {
    const { container, table } = await openLongCart();
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(MAX_ELEMENTS);
    expect(table).toHaveAttribute('aria-rowcount', String(LINES + 1));
    expect(showMoreButton()).toHaveAccessibleName(`Show more (${LINES - lines().length} left)`);
  });

  it('renders the next batch whenever the end is scrolled into view', async () => {
    const { show, table } = await openLongCart();
    const initialCount = lines().length;
    show(showMoreButton() ?? document.body);
    expect(lines().length).toBeGreaterThan(initialCount);
    for (let end = showMoreButton(); end !== null; end = showMoreButton()) show(end);
    expect(lines()).toHaveLength(LINES);
    expect(table).not.toHaveAttribute('aria-rowcount');
  });

  it('renders the next batch on click', async () => {
    const { user } = await openLongCart();
    const initialCount = lines().length;
    await user.click(showMoreButton() ?? document.body);
    expect(lines().length).toBeGreaterThan(initialCount);
  });
});
