import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OrderSummary } from '@/features/checkout/summary/OrderSummary';
import { buildCartItem } from '@/fixtures/cart.fixtures';
import { mockIntersectionObserver } from '../../../support/mockIntersectionObserver';
import { renderElement } from '../../../support/renderElement';

const LINES = 200;
/** Maximum number of elements before scrolling, for a summary of any length. */
const MAX_ELEMENTS = 1_500;
const lines = Array.from({ length: LINES }, (_, index) => buildCartItem({ id: `line-${index}` }));

it('renders a first batch of lines, and the next whenever the end is scrolled into view', () => {
  const { show } = mockIntersectionObserver();
  const totals = { currencySymbol: 'AED', subTotal: 74_000, shippingCharge: 0, total: 74_000 };
  const { container } = renderElement(<OrderSummary lines={lines} {...totals} />);
  const shownLines = () => screen.getAllByText('Ivory Linen', { exact: false });
  const showMoreRow = () => screen.queryByRole('row', { name: /^Show more \(\d+ left\)$/ });
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(MAX_ELEMENTS);
  expect(showMoreRow()).toHaveTextContent(`Show more (${LINES - shownLines().length} left)`);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(LINES + 4));

  for (let end = showMoreRow(); end !== null; end = showMoreRow()) show(end);

  expect(shownLines()).toHaveLength(LINES);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});
