import { Suspense } from 'react';
import { lazyOptional } from './lazyOptional';
import { PageTitle } from './PageTitle';

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
  /** Structured data (schema.org). */
  structuredData?: Record<string, unknown>;
}

// Code-split: crawlers read the server HTML, and browsers show the title only.
const MetaTags = lazyOptional(async () => (await import('./MetaTags')).MetaTags);

/** Title, meta tags, URLs in all languages and structured data of a page. */
export function PageMeta(props: PageMetaProps) {
  return (
    <>
      <PageTitle title={props.title} />
      <Suspense>
        <MetaTags {...props} />
      </Suspense>
    </>
  );
}
