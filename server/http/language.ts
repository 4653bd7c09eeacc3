import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { z } from 'zod';
import type { Language } from '../../src/contract/common.ts';
import { DEFAULT_LANGUAGE, languageOfTag } from '../rules/language.ts';

/** The preferred supported language of an Accept-Language header (RFC 9110, section 12.5.4). */
export function acceptedLanguage(header: string | undefined): Language {
  for (const { type, q } of parseAccept(header ?? '')) {
    const language = q > 0 ? languageOfTag(type) : undefined;
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** The language of the query parameter `lang`; English when it is not supported (product 13.13). */
function namedLanguage(lang: string): Language {
  return languageOfTag(lang) ?? DEFAULT_LANGUAGE;
}

/**
 * Language of messages and mails of a request: the query parameter `lang`, else Accept-Language. Texts of the catalogue
 * depend on `lang` alone, because shared caches store them by URL.
 */
export function requestLanguage(context: Context): Language {
  const lang = context.req.query('lang');
  return lang === undefined
    ? acceptedLanguage(context.req.header('accept-language'))
    : namedLanguage(lang);
}

/** Query parameter of reads with texts. */
export const languageQuery = {
  lang: z.string().default(DEFAULT_LANGUAGE).transform(namedLanguage),
};
