import type { Category, Faq, SubCategory, Work } from '@/contract/catalogue';
import {
  asCount,
  asList,
  asMediaUrl,
  asNumber,
  asRecord,
  asText,
  asUniqueList,
} from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';
import { asWorkProducts } from '@/lib/workProducts';

/** What categories and sub-categories have in common. */
function parseDescribed(record: Record<string, unknown>) {
  const id = asText(record['_id']);
  if (id === undefined) return undefined;
  return {
    _id: id,
    name: asText(record['name']) ?? '',
    lang: asLanguage(record['lang']),
    description: asText(record['description']) ?? '',
    image: asMediaUrl(record['image']) ?? '',
    imageAlt: asText(record['imageAlt']),
  };
}

export function parseCategory(value: unknown): Category | undefined {
  const record = asRecord(value);
  const described = parseDescribed(record);
  if (described === undefined) return undefined;
  return {
    ...described,
    subCount: Math.max(0, Math.trunc(asNumber(record['subCount']) ?? 0)),
  };
}

export function parseSubCategory(value: unknown): SubCategory | undefined {
  const record = asRecord(value);
  const described = parseDescribed(record);
  if (described === undefined) return undefined;
  return {
    ...described,
    category: asText(record['category']) ?? '',
    whatAre: asText(record['whatAre']) ?? '',
    whyYouNeed: asUniqueList(record['whyYouNeed'], asText, (reason) => reason),
    productCount: asCount(record['productCount']),
  };
}

export function parseWork(value: unknown): Work | undefined {
  const record = asRecord(value);
  const id = asText(record['id']) ?? asText(record['_id']);
  if (id === undefined) return undefined;
  return {
    id,
    name: asText(record['name']) ?? '',
    lang: asLanguage(record['lang']),
    images: asList(record['images'], asMediaUrl),
    imageAlts: asList(record['imageAlts'], asText),
    products: asWorkProducts(record['products']),
  };
}

export function parseFaq(value: unknown): Faq | undefined {
  const record = asRecord(value);
  const question = asText(record['question']);
  if (question === undefined) return undefined;
  return {
    question,
    answer: asText(record['answer']) ?? '',
    lang: asLanguage(record['lang']),
  };
}
