import type { SubCategoryName } from '@/contract/catalogue';
import { asId } from '@/lib/asId';
import { asRecord, asText } from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';

export function parseSubCategoryName(value: unknown): SubCategoryName | undefined {
  const record = asRecord(value);
  const id = asId(record['_id']);
  if (id === undefined) return undefined;
  return {
    _id: id,
    name: asText(record['name']) ?? '',
    lang: asLanguage(record['lang']),
    category: asText(record['category']) ?? '',
  };
}
