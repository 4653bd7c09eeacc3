import type { SuggestedCategory } from '@/contract/products';
import { asRecord, asText, asUniqueList } from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';

const MAX_CATEGORIES = 2;

const asName = (value: unknown) => {
  const name = asText(value)?.trim();
  return name === '' ? undefined : name;
};

function parseCategory(value: unknown): SuggestedCategory | undefined {
  const record = asRecord(value);
  const categoryId = asName(record['categoryId']);
  const name = asName(record['name']);
  if (categoryId === undefined || name === undefined) return undefined;
  const subCategoryId = asName(record['subCategoryId']);
  return {
    categoryId,
    ...(subCategoryId !== undefined && { subCategoryId }),
    name,
    lang: asLanguage(record['lang']),
  };
}

const categoryKey = ({ categoryId, subCategoryId = '' }: SuggestedCategory) =>
  `${categoryId} ${subCategoryId}`;

/** Categories that a search names, at most as many as are shown (product 5.13). */
export function parseSuggestedCategories(value: unknown): SuggestedCategory[] {
  return asUniqueList(value, parseCategory, categoryKey).slice(0, MAX_CATEGORIES);
}
