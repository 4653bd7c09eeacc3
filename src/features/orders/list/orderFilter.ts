import type { OrderFilter } from '@/contract/orders';
import { paths, withQuery } from '@/lib/paths';
import { messages } from '../messages';

export const DEFAULT_FILTER: OrderFilter = '30';
/** Orders on one page (product 11.1). */
export const ORDERS_PER_PAGE = 8;

export interface FilterChoice {
  value: OrderFilter;
  label: string;
}

const yearFormat = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dubai', year: 'numeric' });

/** The year it is in Dubai, four digits. */
export function yearInDubai(now: Date): string {
  return yearFormat.format(now);
}

/** Last 30 Days, Last 90 Days and the current year (product 11.2). */
export function filterChoices(year: string): FilterChoice[] {
  return [
    { value: '30', label: messages.last30Days },
    { value: '90', label: messages.last90Days },
    { value: year, label: year },
  ];
}

/** The filter of an address; anything that is not offered is the default of 30 days. */
export function filterOf(params: URLSearchParams, choices: readonly FilterChoice[]): OrderFilter {
  const wanted = params.get('filter');
  return choices.find(({ value }) => value === wanted)?.value ?? DEFAULT_FILTER;
}

/** Address of a page of the list; the first page and the default filter are left out. */
export function ordersPath(filter: OrderFilter, page = 1): string {
  return withQuery(paths.orders, {
    filter: filter === DEFAULT_FILTER ? undefined : filter,
    page: page === 1 ? undefined : page,
  });
}
