import type { Id, IsoDate, LanguageQuery, Money } from './common.ts';

/** A finished window that was priced before a visit, which confirms its measures (product 16.20). */
export interface DraftQuote {
  sizeId: Id;
  productId: Id;
  /** Of the product. */
  name: string;
  /** Window, size and what was chosen. */
  label: string;
  price: Money;
  currency: string;
  validUntil: IsoDate;
  /** As requested or agreed on; absent when it was cancelled. */
  visit?: { date: string; time: string };
}

/** A finished window of an order that is not cancelled. */
export interface OrderedForWindow {
  windowId: Id;
  /** Id of the order. */
  order: Id;
  /** Of the product. */
  name: string;
  orderedAt: IsoDate;
}

export interface DraftQuotesContract {
  'GET /user/get-draft-quotes': {
    query: LanguageQuery;
    body: undefined;
    /** `ordered` has the latest lines first, as far as they were for a window of the list (product 15.16). */
    response: { quotes: DraftQuote[]; ordered?: OrderedForWindow[] };
  };
}
