import { skipToken } from '@reduxjs/toolkit/query';
import { useGetProductDetailsQuery, type ProductFacts } from '@/api/productDetails';
import { queryView } from '@/api/queryView';
import type { Id } from '@/contract/common';

/** A compared product with the state of its request. */
export interface CompareColumn {
  id: Id;
  /** `undefined` until loaded. */
  product: ProductFacts | undefined;
  /** The shop does not sell it any more, or never did. */
  isGone: boolean;
  hasFailed: boolean;
  isRetrying: boolean;
  reason: string | undefined;
  refetch: () => unknown;
}

function useCompareColumn(id: Id | undefined): CompareColumn[] {
  const query = useGetProductDetailsQuery(id ?? skipToken, { selectFromResult: queryView });
  if (id === undefined) return [];
  const { currentData, isNotFound, hasFailed, isRetrying, reason, refetch } = query;
  const product = currentData?.productDetail;
  const isGone = isNotFound || (currentData !== undefined && product === undefined);
  return [{ id, product, isGone, hasFailed: hasFailed && !isGone, isRetrying, reason, refetch }];
}

/** Products by id, at most `MAX_SAMPLES`, of which `MAX_SHORTLISTED` are compared. */
export function useCompareColumns(ids: readonly Id[]): CompareColumn[] {
  const [first, second, third, fourth, fifth] = ids;
  // The number of hooks never changes.
  const columns = [
    useCompareColumn(first),
    useCompareColumn(second),
    useCompareColumn(third),
    useCompareColumn(fourth),
    useCompareColumn(fifth),
  ];
  return columns.flat();
}
