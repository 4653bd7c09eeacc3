import { use } from 'react';
import { useLanguage } from '@/i18n/useLanguage';
import { inLanguage, languages, otherLanguage, type Language } from '@/lib/language';
import type { PageMetaProps } from './PageMeta';
import { SiteContext, toAbsolute, type Site } from './siteContext';
import { JsonLd } from './JsonLd';
import { useFullTitle } from './useFullTitle';

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

/** Meta tags, URLs in all languages and structured data of a page; React hoists them into the head. */
export function MetaTags(props: PageMetaProps) {
  const { title, description, canonicalPath, isMissing = false, structuredData } = props;
  const site = use(SiteContext);
  const language = useLanguage();
  const image = props.image === '' ? site.image : (props.image ?? site.image);
  return (
    <>
      <meta property="og:title" content={useFullTitle(title)} />
      <meta property="og:locale" content={languages[language].locale} />
      <meta property="og:locale:alternate" content={languages[otherLanguage(language)].locale} />
      {isMissing && <meta name="robots" content="noindex" />}
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonicalPath !== undefined && <LanguageLinks path={canonicalPath} site={site} />}
      {image !== undefined && <meta property="og:image" content={toAbsolute(image, site)} />}
      {structuredData !== undefined && <JsonLd data={structuredData} />}
    </>
  );
}
