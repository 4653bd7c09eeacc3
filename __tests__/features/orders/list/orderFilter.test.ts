import { describe, expect, it } from '@jest/globals';
import { filterChoices, filterOf, ordersPath } from '@/features/orders/list/orderFilter';
import { english } from '@/fixtures/english';

const choices = filterChoices(english, '2026');

describe('orderFilter', () => {
  it('offers 30 days, 90 days and the current year', () => {
    expect(choices).toEqual([
      { value: '30', label: 'Last 30 Days' },
      { value: '90', label: 'Last 90 Days' },
      { value: '2026', label: '2026' },
    ]);
  });

  it.each(['', 'filter=abc', 'filter=1999', 'filter='])("defaults to 30 days for '%s'", (query) => {
    expect(filterOf(new URLSearchParams(query), choices)).toBe('30');
  });

  it('is read from the URL', () => {
    expect(filterOf(new URLSearchParams('filter=90'), choices)).toBe('90');
  });

  it('resets the page when it changes', () => {
    expect(ordersPath('90')).toBe('/MyOrders?filter=90');
    expect(ordersPath('30', 2)).toBe('/MyOrders?page=2');
    expect(ordersPath('30')).toBe('/MyOrders');
  });
});
