import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { OrderTimeline } from '@/features/orders/timeline/OrderTimeline';
import { ReturnTimeline } from '@/features/orders/timeline/ReturnTimeline';
import { buildOrderDetail } from '@/fixtures/orders.fixtures';
import { renderElement } from '../../../support/renderElement';

const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe('OrderTimeline', () => {
  it('labels steps as done, current or to come', () => {
    renderElement(<OrderTimeline order={buildOrderDetail({ orderStatus: 'Shipped' })} />);
    const texts = itemsOf('Progress of your order').map((item) => item.textContent);
    expect(texts[0]).toContain('Order Confirmed, done');
    expect(texts[2]).toContain('Shipped, current step');
    expect(texts[5]).toContain('Delivered, to come');
  });

  it('sets aria-current on the current step', () => {
    renderElement(<OrderTimeline order={buildOrderDetail({ orderStatus: 'Shipped' })} />);
    const marks = itemsOf('Progress of your order').map((item) =>
      item.getAttribute('aria-current'),
    );
    expect(marks).toEqual([null, null, 'step', null, null, null]);
  });

  it('has no current step and a note when the order is cancelled', () => {
    renderElement(<OrderTimeline order={buildOrderDetail({ orderStatus: 'Cancelled' })} />);
    const items = itemsOf('Progress of your order');
    expect(items.some((item) => item.hasAttribute('aria-current'))).toBe(false);
    expect(screen.getByText('This order was cancelled.')).toBeInTheDocument();
  });
});

describe('ReturnTimeline', () => {
  it('has six steps of which only Return Started is reached', () => {
    renderElement(<ReturnTimeline />);
    const texts = itemsOf('Progress of your return').map((item) => item.textContent);
    expect(texts.map((text) => /^[^,]+/.exec(text)?.[0])).toEqual([
      'Return Started',
      'Awaiting Pickup',
      'In Transit (Return)',
      'Return Received',
      'Refund Processed',
      'Return Closed',
    ]);
    expect(texts.filter((text) => text.includes(', to come'))).toHaveLength(5);
  });

  it('has a fixed time for each step', () => {
    renderElement(<ReturnTimeline />);
    for (const item of itemsOf('Progress of your return')) {
      expect(item).toHaveTextContent(/\d\d\/03\/2024, \d\d:\d\d$/);
    }
  });
});
