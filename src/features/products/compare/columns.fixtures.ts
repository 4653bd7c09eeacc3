import { compared } from '@/fixtures/comparison.fixtures';
import type { CompareColumn } from './useCompareColumns';

/** The column of a loaded product, or of one in another state. */
export function buildColumn(id: string, changes: Partial<CompareColumn> = {}): CompareColumn {
  return {
    id,
    product: compared.find(({ _id }) => _id === id),
    isGone: false,
    hasFailed: false,
    isRetrying: false,
    reason: undefined,
    refetch: () => undefined,
    ...changes,
  };
}
