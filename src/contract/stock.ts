import type { Id, MessageBody } from './common.ts';

/** Mails when a cloth is back in stock (product 5.26); an optional addition. */
export interface StockContract {
  /** Mails a link that confirms the wish. */
  'POST /user/watch-stock': {
    query: undefined;
    body: { productId: Id; email: string };
    response: MessageBody;
  };
}
