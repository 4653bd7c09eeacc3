import type { Language } from '../../src/contract/common.ts';

export interface StockWatchesTable {
  id: string;
  product_id: string;
  email: string;
  /** Of its mails. */
  language: Language;
  created_at: string;
  /** Soon until it is confirmed. */
  expires_at: string;
  /** When the owner of the address agreed; `null` until then, and nothing but that question is mailed. */
  confirmed_at: string | null;
}

export interface StockTables {
  /** Wishes to hear of a cloth that is back in stock (product 5.26). */
  stock_watches: StockWatchesTable;
}
