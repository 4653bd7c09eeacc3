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

export interface DraftQuotesContract {
  'GET /user/get-draft-quotes': {
    query: LanguageQuery;
    body: undefined;
    response: { quotes: DraftQuote[] };
  };
}
