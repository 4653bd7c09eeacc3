import type { Language } from '../../src/contract/common.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { countryNameIn } from './countryName.ts';

type Place = Pick<OrdersTable, 'address' | 'city' | 'pin_code' | 'country'>;

/** Street, town with postcode, and country of an order, without empty lines. */
export const placeLines = (order: Place, language: Language): string[] =>
  [
    order.address,
    [order.city, order.pin_code].filter(Boolean).join(' '),
    countryNameIn(language, order.country),
  ].filter(Boolean);

/** Search for the address of an order in a map. */
export function mapUrl(order: Place): string {
  const query = new URLSearchParams({ api: '1', query: placeLines(order, 'en').join(', ') });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}
