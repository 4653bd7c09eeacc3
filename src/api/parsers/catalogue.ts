import type { Article } from '@/contract/articles';
import type {
  Banner,
  Category,
  Faq,
  MarqueeItem,
  SubCategory,
  SubCategoryName,
  Work,
} from '@/contract/catalogue';
import { asCount, asList, asMediaUrl, asNumber, asRecord, asText } from '@/lib/coerce';

/** A banner, or `undefined` without an image; heading and text are optional. */
export function parseBanner(value: unknown): Banner | undefined {
  const record = asRecord(value);
  const image = asMediaUrl(record['image']);
  if (image === undefined) return undefined;
  return {
    image,
    imagePortrait: asMediaUrl(record['imagePortrait']),
    imageAlt: asText(record['imageAlt']),
    heading: asText(record['heading']),
    text: asText(record['text']),
  };
}

export function parseMarqueeItem(value: unknown): MarqueeItem | undefined {
  const content = asText(asRecord(value)['content'])?.trim();
  return content === undefined || content === '' ? undefined : { content };
}

export function parseCategory(value: unknown): Category | undefined {
  const record = asRecord(value);
  const id = asText(record['_id']);
  if (id === undefined) return undefined;
  return {
    _id: id,
    name: asText(record['name']) ?? '',
    description: asText(record['description']) ?? '',
    image: asMediaUrl(record['image']) ?? '',
    imageAlt: asText(record['imageAlt']),
    subCount: Math.max(0, Math.trunc(asNumber(record['subCount']) ?? 0)),
  };
}

export function parseSubCategory(value: unknown): SubCategory | undefined {
  const record = asRecord(value);
  const id = asText(record['_id']);
  if (id === undefined) return undefined;
  return {
    _id: id,
    name: asText(record['name']) ?? '',
    description: asText(record['description']) ?? '',
    image: asMediaUrl(record['image']) ?? '',
    imageAlt: asText(record['imageAlt']),
    category: asText(record['category']) ?? '',
    whatAre: asText(record['whatAre']) ?? '',
    whyYouNeed: asList(record['whyYouNeed'], asText),
    productCount: asCount(record['productCount']),
  };
}

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

export function parseWork(value: unknown): Work | undefined {
  const record = asRecord(value);
  const id = asText(record['id']) ?? asText(record['_id']);
  if (id === undefined) return undefined;
  return {
    id,
    name: asText(record['name']) ?? '',
    images: asList(record['images'], asMediaUrl),
    imageAlts: asList(record['imageAlts'], asText),
  };
}

export function parseFaq(value: unknown): Faq | undefined {
  const record = asRecord(value);
  const question = asText(record['question']);
  return question === undefined ? undefined : { question, answer: asText(record['answer']) ?? '' };
}

/** An article is identified by its title; its id is optional (product 2.3). */
export function parseArticle(value: unknown): Article | undefined {
  const record = asRecord(value);
  const title = asText(record['title']);
  if (title === undefined || title === '') return undefined;
  return {
    _id: asText(record['_id']),
    image: asMediaUrl(record['image']) ?? '',
    imageAlt: asText(record['imageAlt']),
    title,
    description: asText(record['description']) ?? '',
    createdAt: asText(record['createdAt']) ?? '',
  };
}
