export interface ConfigurationTables {
  /** Kept prices of finished windows (product 16.11). */
  configurations: {
    /** `mtm_` and 16 random characters; no size has such an id. */
    id: string;
    /** The customer; null for a visitor's. */
    user_id: string | null;
    /** Hash of a visitor's device cookie; null for a customer's. */
    device: string | null;
    /** Not a foreign key: a removed product leaves it. */
    product_id: string;
    /** Hash of the request and the version of the table. */
    fingerprint: string;
    /** JSON, see rules/configuration.ts. */
    content: string;
    price_minor: number;
    table_version: number;
    kept_at: string;
    valid_until: string;
  };
  /** Finished windows that were configured before asking for a visit (product 16.20). */
  enquired_windows: {
    enquiry_id: string;
    size_id: string;
    position: number;
  };
  /** Lines of carts, with the columns of `cart_lines`; `size_id` is a configuration. */
  cart_configurations: {
    id: string;
    user_id: string;
    product_id: string;
    size_id: string;
    quantity: number;
    created_at: string;
  };
}
