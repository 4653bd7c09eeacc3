import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { MadeDelivery } from '@/contract/madeToMeasure';
import type { OrderDetail } from '@/contract/orders';
import { CancelOrder } from '@/features/orders/cancel/CancelOrder';
import { NextSteps } from '@/features/orders/next/NextSteps';
import { OrderTimeline } from '@/features/orders/timeline/OrderTimeline';
import { buildOrderDetail, shippingAddress } from '@/fixtures/orders.fixtures';
import { renderElement } from '../../support/renderElement';

const PAID_AT = '2026-11-21T08:00:00.000Z';
const days: MadeDelivery = {
  isFitted: true,
  madeBy: '2026-11-24T08:00:00.000Z',
  arrives: '2026-11-25T08:00:00.000Z',
  cancelUntil: '2026-11-22T08:00:00.000Z',
  calendarUrl: '/api/calendar/o1.key.ics',
};
const orderOf = (made: Partial<MadeDelivery>, changes: Partial<OrderDetail> = {}) =>
  buildOrderDetail({ paidAt: PAID_AT, madeDelivery: { ...days, ...made }, ...changes });

function nextOf(
  made: Partial<MadeDelivery>,
  now = '2026-11-23T08:00:00.000Z',
  changes: Partial<OrderDetail> = {},
) {
  const order = orderOf(made, changes);
  renderElement(<NextSteps order={order} address={shippingAddress} now={new Date(now)} />);
}

describe('the progress of finished windows (product 16.19)', () => {
  it.each<[string, MadeDelivery['state'], string, RegExp | undefined]>([
    [
      'before the deadline',
      'waiting',
      PAID_AT,
      /You can cancel it until Sunday 22 November, 12:00/,
    ],
    ['after it', 'waiting', '2026-11-23T08:00:00.000Z', /Until then you can still cancel/],
    ['once it is cut', 'cutting', '2026-11-23T08:00:00.000Z', undefined],
    ['once it is cut, by an earlier server', undefined, '2026-11-23T08:00:00.000Z', undefined],
  ])('says %s how long it can be cancelled', async (_when, state, now, text) => {
    nextOf({ state }, now);
    expect(await screen.findByText(/We fit it from Wednesday 25 November/)).toBeInTheDocument();
    if (text) expect(screen.getByText(text)).toBeInTheDocument();
    else expect(screen.queryByText(/cancel/)).not.toBeInTheDocument();
  });

  it.each<[OrderDetail['orderStatus'], string]>([
    ['Packed', 'We fit it from Wednesday 25 November, and call you to agree on the hour.'],
    ['OutForDelivery', 'Our fitter has it on board, and calls you before.'],
    ['Delivered', 'Let it rest for a week: folds fall out by themselves.'],
  ])('leads to a fitter, not to a parcel, when it is %s', async (orderStatus, text) => {
    nextOf({}, undefined, { orderStatus });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/hour of delivery|driver|parcel/i)).not.toBeInTheDocument();
  });

  it('promises no day that the order does not name', async () => {
    nextOf({ madeBy: undefined, arrives: undefined, cancelUntil: undefined });
    expect(await screen.findByText('We prepare your order next.')).toBeInTheDocument();
    expect(screen.queryByText(/Ready by|Expected|We fit it/)).not.toBeInTheDocument();
  });

  it('says what the workroom does, and adds the day to a calendar', async () => {
    nextOf({ state: 'cutting' });
    expect(await screen.findByText('Your cloth is cut, and we sew your windows.')).toBeVisible();
    const prepare = screen.getByRole('list');
    for (const text of [/work permit/, /park/, /drilling/, /socket/, /Clear the window/])
      expect(prepare).toHaveTextContent(text);
    const link = screen.getByRole('link', { name: 'Add the day to your calendar' });
    expect(link).toHaveAttribute('href', days.calendarUrl);
    // A link of the router would open a page that does not exist, in Arabic below /ar.
    expect(link).not.toHaveAttribute('data-discover');
  });

  it.each<[Partial<MadeDelivery>, Partial<OrderDetail>, string]>([
    [{ state: 'waiting' }, {}, 'We have your order. Its cloth is not cut yet.'],
    [{ state: 'made' }, {}, 'Your windows are made. We pack them next.'],
    [{}, { orderStatus: 'Packed' }, 'Your windows are made, checked and packed.'],
    [{}, { orderStatus: 'OutForDelivery' }, 'With our fitter, who calls before coming.'],
    [
      { isFitted: false },
      { orderStatus: 'OutForDelivery' },
      'With the driver, who calls before coming.',
    ],
  ])('of %j and %j is a hint in the timeline', (made, changes, hint) => {
    renderElement(<OrderTimeline order={orderOf(made, changes)} />);
    expect(screen.getByText(hint)).toBeInTheDocument();
  });

  it('leaves the button to cancel, and says why it is too late', async () => {
    const order = orderOf({ state: 'cutting' });
    renderElement(<CancelOrder order={order} onEnd={() => undefined} />);
    expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
      /The cloth of your finished windows has been cut\. Please call us/,
    );
  });
});
