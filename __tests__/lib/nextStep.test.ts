import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '@/contract/orders';
import { nextStep, type OrderProgress } from '@/lib/nextStep';

/** A Saturday in Dubai, noon. */
const PAID_AT = '2026-11-21T08:00:00.000Z';
const now = new Date(PAID_AT);
const later = new Date('2026-12-24T08:00:00.000Z');

const order = (orderStatus: OrderStatus, changes: Partial<OrderProgress> = {}): OrderProgress => ({
  orderStatus,
  paymentStatus: 'paid',
  paidAt: PAID_AT,
  statusHistory: [{ status: orderStatus, at: PAID_AT }],
  ...changes,
});
const paid = { isLate: false, isUnpaid: false, isFitted: false, hasTime: false };
const expected = new Date('2026-11-24T08:00:00.000Z');
const cancel = { kind: 'anyTime' };

describe('the next step of an order (product 11.14)', () => {
  it('is the payment of an unpaid one', () => {
    for (const paymentStatus of ['pending', 'declined']) {
      expect(nextStep(order('Confirmed', { paymentStatus }), now)).toEqual({ kind: 'pay' });
    }
  });

  it('is to make it, with two days that skip Sunday', () => {
    const ready = new Date('2026-11-23T08:00:00.000Z');
    expect(nextStep(order('Confirmed'), now)).toEqual({
      kind: 'make',
      ...paid,
      cancel,
      expected,
      ready,
    });
  });

  it('names only days that are ahead', () => {
    const dayBefore = new Date('2026-11-24T08:00:00.000Z');
    expect(nextStep(order('Confirmed'), dayBefore)).toEqual({
      kind: 'make',
      ...paid,
      cancel,
      expected,
    });
    expect(nextStep(order('Confirmed'), later)).toEqual({
      kind: 'make',
      ...paid,
      cancel,
      isLate: true,
    });
  });

  it.each([
    ['Packed', 'call'],
    ['Shipped', 'leave'],
    ['InTransit', 'travel'],
  ] as const)('of %s is %s', (status, kind) => {
    expect(nextStep(order(status), now)).toEqual({ kind, ...paid, expected });
    expect(nextStep(order(status), later)).toEqual({ kind, ...paid, isLate: true });
    expect(nextStep(order(status, { paymentStatus: 'pending' }), now)).toEqual({
      kind,
      ...paid,
      isUnpaid: true,
    });
  });

  it('is the delivery, today on the day it left', () => {
    const left = order('OutForDelivery');
    expect(nextStep(left, now)).toEqual({
      kind: 'arrive',
      isToday: true,
      isUnpaid: false,
      isFitted: false,
    });
    expect(nextStep(left, later)).toMatchObject({ isToday: false });
    expect(nextStep({ ...left, statusHistory: [] }, now)).toMatchObject({ isToday: false });
  });

  it('is the care of a delivered one, and for seven days the report of faults', () => {
    const faultsUntil = new Date('2026-11-28T08:00:00.000Z');
    expect(nextStep(order('Delivered'), now)).toEqual({
      kind: 'care',
      isFitted: false,
      faultsUntil,
    });
    expect(nextStep(order('Delivered'), later)).toEqual({ kind: 'care', isFitted: false });
    expect(nextStep(order('Delivered', { statusHistory: [] }), now)).toEqual({
      kind: 'care',
      isFitted: false,
    });
  });

  it('is the refund of a cancelled one, without Saturday and Sunday', () => {
    const cancelled = order('Cancelled', { paymentStatus: 'refundDue' });
    const due = new Date('2026-11-26T08:00:00.000Z');
    expect(nextStep(cancelled, now)).toEqual({ kind: 'refund', due });
    expect(nextStep(cancelled, later)).toEqual({ kind: 'refundLate' });
    expect(nextStep({ ...cancelled, statusHistory: undefined }, now)).toEqual({ kind: 'refund' });
  });

  it.each([
    ['refunded', 'refunded'],
    ['cancelled', 'nothingCharged'],
    [undefined, 'cancelled'],
    ['credited', 'cancelled'],
  ])('of one that is cancelled with payment %s is %s', (paymentStatus, kind) => {
    expect(nextStep(order('Cancelled', { paymentStatus }), now)).toEqual({ kind });
  });

  it('promises nothing with a server that tells no time of the payment', () => {
    const unknown = order('Confirmed', { paidAt: undefined });
    expect(nextStep(unknown, now)).toEqual({ kind: 'make', ...paid, cancel });
    expect(nextStep({ orderStatus: 'Packed' }, now)).toEqual({ kind: 'call', ...paid });
    expect(nextStep({ ...unknown, paidAt: 'soon' }, now)).toEqual({
      kind: 'make',
      ...paid,
      cancel,
    });
  });

  it('of an unknown status is that of a confirmed one', () => {
    expect(nextStep(order('Lost' as OrderStatus), now)).toMatchObject({ kind: 'make' });
  });
});
