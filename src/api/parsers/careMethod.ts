import type { CareMethod } from '@/contract/facets';

const METHODS: readonly CareMethod[] = ['machine-wash', 'dry-clean', 'wipe'];

/** A known way to clean a product, or `undefined`. */
export function asCareMethod(value: unknown): CareMethod | undefined {
  return METHODS.find((method) => method === value);
}
