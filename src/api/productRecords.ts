import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Id } from '@/contract/common';
import type { Product } from '@/contract/products';
import { asList } from '@/lib/coerce';
import { parseProduct } from './parsers/products';

export type ProductRecords = EntityState<Product, Id>;

const productsAdapter = createEntityAdapter<Product, Id>({ selectId: ({ _id }) => _id });
const { selectAll } = productsAdapter.getSelectors();

export const noProducts = productsAdapter.getInitialState();

/** Normalised products of a response. */
export function toProductRecords(value: unknown): ProductRecords {
  return productsAdapter.setAll(noProducts, asList(value, parseProduct));
}

/** Removes the other products from a draft of records. */
export function keepProducts(records: ProductRecords, ids: readonly Id[]): void {
  productsAdapter.removeMany(
    records,
    records.ids.filter((id) => !ids.includes(id)),
  );
}

/** Products in the server's order; memoised by the records. */
export const selectProducts = (records: ProductRecords | undefined) =>
  selectAll(records ?? noProducts);
