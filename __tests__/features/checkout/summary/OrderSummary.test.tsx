import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OrderSummary } from '@/features/checkout/summary/OrderSummary';
import { buildCartItem } from '@/fixtures/cart.fixtures';
import { observeByHand } from '../../../support/observeByHand';
import { renderPiece } from '../../../support/renderPiece';

const LINES = 200;
/** Elements that a summary of any length is made of before anybody has scrolled. */
const MOST_NODES = 1_500;
const lines = Array.from({ length: LINES }, (_, index) => buildCartItem({ id: `line-${index}` }));

it('starts with few of many lines and goes on whenever their end comes near', () => {
  const { show } = observeByHand();
  const sums = { currencySymbol: 'AED', subTotal: 74_000, shippingCharge: 0, total: 74_000 };
  const { container } = renderPiece(<OrderSummary lines={lines} {...sums} />);
  const shownLines = () => screen.getAllByText('Ivory Linen', { exact: false });
  const more = () => screen.queryByRole('row', { name: /^Show more \(\d+ left\)$/ });
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(MOST_NODES);
  expect(more()).toHaveTextContent(`Show more (${LINES - shownLines().length} left)`);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(LINES + 4));

  for (let end = more(); end !== null; end = more()) show(end);

  expect(shownLines()).toHaveLength(LINES);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});
