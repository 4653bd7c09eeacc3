import type { Id, LanguageQuery } from './common.ts';
import type { Product } from './products.ts';

/** Products that a customer takes into the shortlist or out of it. */
export interface ShortlistChanges {
  added: Id[];
  removed: Id[];
}

/** The shortlist of an account (product 5.27); an optional addition. */
export interface ShortlistContract {
  'GET /user/get-shortlist': {
    query: LanguageQuery;
    body: undefined;
    /** What was added last comes first. */
    response: { products: Product[]; currency: string };
  };
  /** Responds with the ids of the whole list. */
  'POST /user/save-shortlist': {
    query: undefined;
    body: ShortlistChanges;
    response: { ids: Id[] };
  };
}
