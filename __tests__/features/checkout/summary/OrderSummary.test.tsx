import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OrderSummary } from '@/features/checkout/summary/OrderSummary';
import { buildCartItem } from '@/fixtures/cart.fixtures';
import { renderElement } from '../../../support/renderElement';

const LINES = 7;
const lines = Array.from({ length: LINES }, (_, index) => buildCartItem({ id: `line-${index}` }));
const totals = { currencySymbol: 'AED', subTotal: 74_000, shippingCharge: 0, total: 74_000 };
const shownLines = () => screen.getAllByText('Ivory Linen', { exact: false });

it('shows the first lines, so that the order button stays near, and all on a press', async () => {
  const { user } = renderElement(<OrderSummary lines={lines} {...totals} />);
  expect(shownLines()).toHaveLength(5);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(LINES + 4));

  await user.click(screen.getByRole('button', { name: 'Show more (2 left)' }));

  expect(shownLines()).toHaveLength(LINES);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});

it('shows all lines when one has changed (product 9.17)', () => {
  const changes = lines.slice(-1).map((line) => ({ kind: 'added' as const, line }));
  renderElement(<OrderSummary lines={lines} changes={changes} {...totals} />);
  expect(shownLines()).toHaveLength(LINES);
  expect(screen.getByText('Added since you opened the checkout')).toBeInTheDocument();
});

it('shows the unit of quantity and price', () => {
  const clothTotals = { currencySymbol: 'AED', subTotal: 1290, shippingCharge: 0, total: 1290 };
  const cloth = buildCartItem({ id: 'a', soldAs: 'metre', quantity: 6, price: 95 });
  const panels = buildCartItem({ id: 'b', soldAs: 'panel', quantity: 2, price: 360 });
  renderElement(<OrderSummary lines={[cloth, panels]} {...clothTotals} />);
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Ivory Linen × 6 m');
  expect(first).toHaveTextContent('AED 95 per metre');
  expect(second).toHaveTextContent('Ivory Linen × 2 panels');
  expect(second).toHaveTextContent('AED 360 per panel');
});
