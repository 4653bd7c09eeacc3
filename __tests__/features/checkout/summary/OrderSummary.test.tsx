import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OrderSummary } from '@/features/checkout/summary/OrderSummary';
import { buildCartItem } from '@/fixtures/cart.fixtures';
import { mockIntersectionObserver } from '../../../support/mockIntersectionObserver';
import { renderElement } from '../../../support/renderElement';

const LINES = 70;
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

it('shows the unit of quantity and price', () => {
  const totals = { currencySymbol: 'AED', subTotal: 1290, shippingCharge: 0, total: 1290 };
  const cloth = buildCartItem({ id: 'a', soldAs: 'metre', quantity: 6, price: 95 });
  const panels = buildCartItem({ id: 'b', soldAs: 'panel', quantity: 2, price: 360 });
  renderElement(<OrderSummary lines={[cloth, panels]} {...totals} />);
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Ivory Linen × 6 m');
  expect(first).toHaveTextContent('AED 95 per metre');
  expect(second).toHaveTextContent('Ivory Linen × 2 panels');
  expect(second).toHaveTextContent('AED 360 per panel');
});
