import type { Article } from '@/contract/articles';
import { asId } from '@/lib/asId';
import { asMediaUrl, asRecord, asText } from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';

/** An article is identified by its title; its id is optional (product 2.3). */
export function parseArticle(value: unknown): Article | undefined {
  const record = asRecord(value);
  const title = asText(record['title']);
  if (title === undefined || title === '') return undefined;
  return {
    _id: asId(record['_id']),
    image: asMediaUrl(record['image']) ?? '',
    imageAlt: asText(record['imageAlt']),
    title,
    urlTitle: asText(record['urlTitle']),
    lang: asLanguage(record['lang']),
    description: asText(record['description']) ?? '',
    createdAt: asText(record['createdAt']) ?? '',
  };
}
