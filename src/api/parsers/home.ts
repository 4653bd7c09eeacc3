import type { Banner, MarqueeItem, Promotion } from '@/contract/catalogue';
import { asMediaUrl, asPath, asRecord, asText } from '@/lib/coerce';
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

/** A promotion, or `undefined` without a heading or a link into the shop. */
export function parsePromotion(value: unknown): Promotion | undefined {
  const record = asRecord(value);
  const [heading, linkLabel] = [asText(record['heading']), asText(record['linkLabel'])];
  const link = asPath(record['link']);
  if (!heading || !linkLabel || link === undefined) return undefined;
  const image = asMediaUrl(record['image']);
  return {
    heading,
    text: asText(record['text']) ?? '',
    linkLabel,
    link,
    ...(image !== undefined && { image }),
    imageAlt: asText(record['imageAlt']) ?? '',
    lang: asLanguage(record['lang']),
  };
}
