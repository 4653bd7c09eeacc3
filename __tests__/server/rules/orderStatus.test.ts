import { describe, expect, it } from '@jest/globals';
import {
  ALL_STATUSES,
  canCancel,
  LEGAL_STEPS,
  ORDER_PATH,
} from '../../../server/rules/orderStatus.ts';

describe('the way of an order (spec §4)', () => {
  it('leads from payment to the door', () => {
    expect(ORDER_PATH).toEqual([
      'Confirmed',
      'Packed',
      'Shipped',
      'InTransit',
      'OutForDelivery',
      'Delivered',
    ]);
    expect(ALL_STATUSES).toEqual([...ORDER_PATH, 'Cancelled']);
  });

  it('goes one step forward at a time, or ends by cancelling', () => {
    expect(LEGAL_STEPS.map((step) => step.join(' → '))).toEqual([
      'Confirmed → Packed',
      'Confirmed → Cancelled',
      'Packed → Shipped',
      'Packed → Cancelled',
      'Shipped → InTransit',
      'Shipped → Cancelled',
      'InTransit → OutForDelivery',
      'InTransit → Cancelled',
      'OutForDelivery → Delivered',
      'OutForDelivery → Cancelled',
    ]);
  });

  it('can be cancelled until it is delivered or cancelled already (decisions §1)', () => {
    expect(ALL_STATUSES.filter((status) => !canCancel(status))).toEqual(['Delivered', 'Cancelled']);
  });
});
