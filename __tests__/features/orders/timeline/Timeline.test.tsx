import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { OrderTimeline } from '@/features/orders/timeline/OrderTimeline';
import { ReturnTimeline } from '@/features/orders/timeline/ReturnTimeline';
import { buildOrderDetail } from '@/fixtures/orders.fixtures';
import { renderPiece } from '../../../support/renderPiece';

const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe('the timeline on the screen', () => {
  it('says in words which steps are done, current and to come', () => {
    renderPiece(<OrderTimeline order={buildOrderDetail({ orderStatus: 'Shipped' })} />);
    const words = itemsOf('Progress of your order').map((item) => item.textContent);
    expect(words[0]).toContain('Order Confirmed, done');
    expect(words[2]).toContain('Shipped, current step');
    expect(words[5]).toContain('Delivered, to come');
  });

  it('marks the current step for assistive technology', () => {
    renderPiece(<OrderTimeline order={buildOrderDetail({ orderStatus: 'Shipped' })} />);
    const marks = itemsOf('Progress of your order').map((item) =>
      item.getAttribute('aria-current'),
    );
    expect(marks).toEqual([null, null, 'step', null, null, null]);
  });

  it('has no current step once the order is cancelled, and says why', () => {
    renderPiece(<OrderTimeline order={buildOrderDetail({ orderStatus: 'Cancelled' })} />);
    const items = itemsOf('Progress of your order');
    expect(items.some((item) => item.hasAttribute('aria-current'))).toBe(false);
    expect(screen.getByText('This order was cancelled.')).toBeInTheDocument();
  });
});

describe('the return timeline', () => {
  it('has its six steps of which only Return Started is lit', () => {
    renderPiece(<ReturnTimeline />);
    const words = itemsOf('Progress of your return').map((item) => item.textContent);
    expect(words.map((text) => /^[^,]+/.exec(text)?.[0])).toEqual([
      'Return Started',
      'Awaiting Pickup',
      'In Transit (Return)',
      'Return Received',
      'Refund Processed',
      'Return Closed',
    ]);
    expect(words.filter((text) => text.includes(', to come'))).toHaveLength(5);
  });

  it('has a fixed time at each step', () => {
    renderPiece(<ReturnTimeline />);
    for (const item of itemsOf('Progress of your return')) {
      expect(item).toHaveTextContent(/\d\d\/03\/2024, \d\d:\d\d$/);
    }
  });
});
