import type { Banner, MarqueeItem } from '@/contract/catalogue';
import { asMediaUrl, asRecord, asText } from '@/lib/coerce';
import { asLanguage } from '@/lib/asLanguage';

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
    lang: asLanguage(record['lang']),
  };
}

export function parseMarqueeItem(value: unknown): MarqueeItem | undefined {
  const record = asRecord(value);
  const content = asText(record['content'])?.trim();
  if (content === undefined || content === '') return undefined;
  return { content, lang: asLanguage(record['lang']) };
}
