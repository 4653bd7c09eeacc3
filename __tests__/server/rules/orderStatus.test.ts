import { describe, expect, it } from '@jest/globals';
import {
  ALL_STATUSES,
  canCancel,
  LEGAL_STEPS,
  ORDER_PATH,
} from '../../../server/rules/orderStatus.ts';

describe('the status of an order (product 11.5)', () => {
  it('leads from Confirmed to Delivered', () => {
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

  it('goes one step forward at a time, or ends in Cancelled', () => {
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

  it('can be cancelled unless it is delivered or already cancelled (product 11.8)', () => {
    expect(ALL_STATUSES.filter((status) => !canCancel(status))).toEqual(['Delivered', 'Cancelled']);
  });
});
