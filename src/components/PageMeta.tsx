import { use } from 'react';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { inLanguage, languages, type Language } from '@/lib/language';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { messages } from './messages';
import { SiteContext, toAbsolute, type Site } from './siteContext';
import { StructuredData } from './StructuredData';

export interface PageMetaProps {
  /** Page title without the shop name. */
  title: string;
  /** Meta description, also used by link previews. */
  description?: string;
  /** Path and query of the canonical URL, without the prefix of a language. */
  canonicalPath?: string;
  /** Image of link previews; defaults to the site's image. */
  image?: string;
  /** Adds `noindex` and sets status 404 on the server. */
  isMissing?: boolean;
  /** Adds `noindex` to a page that exists, e.g. one of many combinations of filters. */
  isUnlisted?: boolean;
  /** Structured data (schema.org). */
  structuredData?: Record<string, unknown>;
}

const LANGUAGES = Object.keys(languages) as Language[];

interface LanguageLinksProps {
  path: string;
  site: Site;
}

/** Canonical URL and its counterpart in every language, for search engines (product 14.3). */
function LanguageLinks({ path, site }: LanguageLinksProps) {
  const current = useLanguage();
  const urlIn = (language: Language) => toAbsolute(inLanguage(path, language), site);
  return (
    <>
      <link rel="canonical" href={urlIn(current)} />
      <meta property="og:url" content={urlIn(current)} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />
    </>
  );
}

/** Title, meta tags, URLs in all languages and structured data of a page; React hoists them into the head. */
export function PageMeta(props: PageMetaProps) {
  const t = useTranslate();
  const language = useLanguage();
  const {
    title,
    description,
    canonicalPath,
    isMissing = false,
    isUnlisted = false,
    structuredData,
  } = props;
  const site = use(SiteContext);
  const shopName = t(messages.shopName);
  const fullTitle = title === shopName ? title : `${title} | ${shopName}`;
  const image = props.image === '' ? site.image : (props.image ?? site.image);
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:locale" content={languages[language].locale} />
      {isMissing && <meta name="robots" content="noindex" />}
      {isUnlisted && <meta name="robots" content="noindex, follow" />}
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      <AfterFirstPaint isOnReturn>
        {canonicalPath !== undefined && <LanguageLinks path={canonicalPath} site={site} />}
        {image !== undefined && <meta property="og:image" content={toAbsolute(image, site)} />}
        {structuredData !== undefined && <StructuredData data={structuredData} />}
      </AfterFirstPaint>
    </>
  );
}
