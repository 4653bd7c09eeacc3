import type { SubCategoryName } from '@/contract/catalogue';
import { asRecord, asText } from '@/lib/coerce';

export function parseSubCategoryName(value: unknown): SubCategoryName | undefined {
  const record = asRecord(value);
  const id = asText(record['_id']);
  if (id === undefined) return undefined;
  return {
    _id: id,
    name: asText(record['name']) ?? '',
    category: asText(record['category']) ?? '',
  };
}
