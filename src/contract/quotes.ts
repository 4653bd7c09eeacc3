import type {
  Id,
  IsoDate,
  Language,
  LanguageQuery,
  MessageBody,
  Money,
  Translated,
  Url,
} from './common.ts';
import type { OrderedConfiguration } from './orders.ts';
import type { LineUnit } from './products.ts';

/** Whether a quote can be put in the cart, or why not. */
export type QuoteState = 'open' | 'accepted' | 'expired' | 'replaced';

/** Lines of the cart and kept windows, with as many quantities. */
export interface QuoteRequest {
  sizeIds: Id[];
  quantities: number[];
}

/** A stored quote, and the token of its link. */
export interface SavedQuote {
  number: string;
  token: string;
  validUntil: IsoDate;
}

/** A line as it was offered. */
export interface QuoteLine extends Translated {
  productId: Id;
  name: string;
  image?: Url;
  /** Label of the size; of a finished window what it is. */
  size: string;
  /** Language of `size`, like `lang`. */
  sizeLang?: Language;
  soldAs?: LineUnit;
  quantity: number;
  /** Of one. */
  price: Money;
  total: Money;
  configuration?: OrderedConfiguration;
  /** What it was before the staff measured. */
  previous?: { size: string; price: Money };
}

/** A quote in the list of its customer. */
export interface QuoteSummary extends SavedQuote {
  date: IsoDate;
  state: QuoteState;
  total: Money;
  currency: string;
}

/** A quotation (product 16.30). */
export interface Quote {
  number: string;
  date: IsoDate;
  validUntil: IsoDate;
  state: QuoteState;
  /** Whether it is the caller's, who may withdraw it. */
  isMine: boolean;
  /** The customer, if it is the caller's. */
  customer?: { name: string; email: string };
  lines: QuoteLine[];
  currency: string;
  subTotal: Money;
  shippingCharge: Money;
  total: Money;
  /** Included in the total. */
  vat: Money;
  conditions: string[];
  /** What the prices do not include. */
  excluded: string[];
  /** Number of the quote that it replaces. */
  revises?: string;
}

export interface QuotesContract {
  /** Of the caller, the newest first. */
  'GET /user/get-quotes': {
    query: undefined;
    body: undefined;
    response: { quotes: QuoteSummary[] };
  };
  'GET /user/get-quote': {
    query: LanguageQuery & { token: string };
    body: undefined;
    response: Quote;
  };
  'POST /user/save-quote': { query: undefined; body: QuoteRequest; response: SavedQuote };
  'POST /user/accept-quote': {
    query: undefined;
    body: { token: string };
    /** `left` names what could not be added. */
    response: MessageBody & { left: string[] };
  };
  'POST /user/revoke-quote': {
    query: undefined;
    body: { token: string };
    response: MessageBody;
  };
  'POST /user/mail-quote': { query: undefined; body: { token: string }; response: MessageBody };
}
