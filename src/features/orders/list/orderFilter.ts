import type { OrderFilter } from '@/contract/orders';
import type { Translate } from '@/i18n/createI18n';
import { paths, withQuery } from '@/lib/paths';
import { messages } from '../messages';

export const DEFAULT_FILTER: OrderFilter = '30';
/** Orders per page (product 11.1). */
export const ORDERS_PER_PAGE = 8;

export interface FilterChoice {
  value: OrderFilter;
  label: string;
}

/** Last 30 Days, Last 90 Days and the current year (product 11.2). */
export function filterChoices(t: Translate, year: string): FilterChoice[] {
  return [
    { value: '30', label: t(messages.last30Days) },
    { value: '90', label: t(messages.last90Days) },
    { value: year, label: year },
  ];
}

/** Filter from the query string; defaults to 30 days. */
export function filterOf(params: URLSearchParams, choices: readonly FilterChoice[]): OrderFilter {
  const filter = params.get('filter');
  return choices.find(({ value }) => value === filter)?.value ?? DEFAULT_FILTER;
}

/** Query argument of a page of the order list. */
export const toOrdersArg = (filter: OrderFilter, page: number) => ({
  page,
  limit: ORDERS_PER_PAGE,
  filter,
});

/** URL of a page of the order list; the first page and the default filter are omitted. */
export function ordersPath(filter: OrderFilter, page = 1): string {
  return withQuery(paths.orders, {
    filter: filter === DEFAULT_FILTER ? undefined : filter,
    page: page === 1 ? undefined : page,
  });
}
