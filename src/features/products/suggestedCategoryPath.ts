import type { SuggestedCategory } from '@/contract/products';
import { categoryPath, curtainDetailPath } from '@/lib/paths';

/** Path of a category or sub-category that a search names. */
export function suggestedCategoryPath({ categoryId, subCategoryId }: SuggestedCategory): string {
  return subCategoryId === undefined
    ? categoryPath(categoryId)
    : curtainDetailPath(categoryId, subCategoryId);
}
