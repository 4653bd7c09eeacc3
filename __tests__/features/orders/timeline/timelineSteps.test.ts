import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '@/contract/orders';
import { describeStatus } from '@/features/orders/orderStatus';
import { timelineNote, timelineSteps } from '@/features/orders/timeline/timelineSteps';
import { english } from '@/fixtures/english';
import { buildOrderDetail } from '@/fixtures/orders.fixtures';

const stepsOf = (orderStatus: string) =>
  timelineSteps(english, buildOrderDetail({ orderStatus: orderStatus as OrderStatus }));
const reachedSteps = (orderStatus: string) =>
  stepsOf(orderStatus)
    .filter(({ state }) => state === 'done' || state === 'current')
    .map(({ key }) => key);

describe('timelineSteps', () => {
  it('returns six steps in order (product 11.6)', () => {
    expect(stepsOf('Confirmed').map(({ label }) => label)).toEqual([
      'Order Confirmed',
      'Packed (Order Processed)',
      'Shipped',
      'In Transit',
      'Out For Delivery',
      'Delivered',
    ]);
  });

  it.each([
    ['Confirmed', 1],
    ['Packed', 2],
    ['Shipped', 3],
    ['InTransit', 4],
    ['OutForDelivery', 5],
    ['Delivered', 6],
  ])('marks the steps up to %s as reached', (status, count) => {
    const steps = stepsOf(status);
    expect(reachedSteps(status)).toEqual(steps.slice(0, count).map(({ key }) => key));
    expect(steps[count - 1]?.state).toBe('current');
  });

  it('marks no step of a cancelled order as reached, dims the first and adds a note', () => {
    expect(reachedSteps('Cancelled')).toEqual([]);
    expect(stepsOf('Cancelled')[0]?.state).toBe('dimmed');
    const order = buildOrderDetail({
      orderStatus: 'Cancelled',
      statusHistory: [{ status: 'Cancelled', at: '2026-11-06T09:00:00.000Z' }],
    });
    expect(timelineNote(english, order)).toBe('This order was cancelled on 06/11/2026.');
  });

  it('treats an unknown status as Confirmed and shows it unchanged', () => {
    expect(reachedSteps('AwaitingStock')).toEqual(['Confirmed']);
    expect(timelineNote(english, { orderStatus: 'AwaitingStock' as OrderStatus })).toBe(
      'Status: AwaitingStock',
    );
    expect(describeStatus(english, 'AwaitingStock')).toBe('AwaitingStock');
  });

  it('treats an empty status as Confirmed without a note', () => {
    expect(reachedSteps('')).toEqual(['Confirmed']);
    expect(timelineNote(english, { orderStatus: '' as OrderStatus })).toBeUndefined();
    expect(describeStatus(english, '')).toBe('Order Confirmed');
  });

  it('does not read inherited properties', () => {
    expect(describeStatus(english, 'constructor')).toBe('constructor');
  });

  it('asks for the payment beside the first step, which stays lit (product 11.16)', () => {
    const [first] = timelineSteps(english, buildOrderDetail({ paymentStatus: 'pending' }));
    expect(first).toMatchObject({ state: 'current', hint: 'Payment needed' });
  });

  it('dates the steps in the status history', () => {
    const steps = timelineSteps(
      english,
      buildOrderDetail({
        orderStatus: 'Shipped',
        statusHistory: [
          { status: 'Confirmed', at: '2026-11-05T09:00:00.000Z' },
          { status: 'Shipped', at: '2026-11-07T21:00:00.000Z' },
        ],
      }),
    );
    expect(steps.map(({ date }) => date)).toEqual([
      '05/11/2026',
      undefined,
      '08/11/2026',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
