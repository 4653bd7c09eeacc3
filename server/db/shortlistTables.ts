export interface ShortlistedProductsTable {
  /** Ascending in the order in which they were added. */
  id: string;
  user_id: string;
  product_id: string;
  created_at: string;
}

export interface ShortlistTables {
  /** Shortlists of customers (product 5.27). */
  shortlisted_products: ShortlistedProductsTable;
}
