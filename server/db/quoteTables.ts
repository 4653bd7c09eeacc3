import type { Language } from '../../src/contract/common.ts';

export interface QuoteTables {
  /** Quotations (product 16.30). */
  quotes: {
    id: string;
    number: string;
    /** Of the token in its link. */
    token_hash: string;
    /** The customer; null for a visitor's, and for one that the staff wrote for an e-mail address. */
    user_id: string | null;
    /** Hash of a visitor's device cookie. */
    device: string | null;
    /** Where the staff sent it, when that is no account. */
    email: string | null;
    /** Request for a visit that it answers. */
    enquiry_id: string | null;
    /** Of its mails. */
    language: Language;
    /** JSON, see rules/quote.ts. */
    terms: string;
    created_at: string;
    valid_until: string;
    revoked_at: string | null;
    accepted_at: string | null;
    accepted_by: string | null;
    /** The quote whose sizes the staff measured again. */
    revises: string | null;
  };
  /** Lines as they were offered; neither product nor size is a foreign key. */
  quote_lines: {
    quote_id: string;
    position: number;
    product_id: string;
    size_id: string;
    quantity: number;
    /** Of one. */
    price_minor: number;
    /** JSON, see rules/quote.ts. */
    content: string;
  };
}
