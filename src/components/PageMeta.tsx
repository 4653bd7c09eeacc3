import { use } from 'react';
import { SiteContext, toAbsolute } from './siteContext';
import { StructuredData } from './StructuredData';

export interface PageMetaProps {
  /** Page title without the shop name. */
  title: string;
  /** Meta description, also used by link previews. */
  description?: string;
  /** Path and query of the canonical URL. */
  canonicalPath?: string;
  /** Image of link previews; defaults to the site's image. */
  image?: string;
  /** Adds `noindex` and sets status 404 on the server. */
  isMissing?: boolean;
  /** Structured data (schema.org). */
  structuredData?: Record<string, unknown>;
}

const SHOP_NAME = 'Sadeel';

/** Title, meta tags, canonical URL and structured data of a page; React hoists them into the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, canonicalPath, isMissing = false, structuredData } = props;
  const site = use(SiteContext);
  const fullTitle = title === SHOP_NAME ? title : `${title} | ${SHOP_NAME}`;
  const canonicalUrl = canonicalPath === undefined ? undefined : toAbsolute(canonicalPath, site);
  const image = props.image === '' ? site.image : (props.image ?? site.image);
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {isMissing && <meta name="robots" content="noindex" />}
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonicalUrl !== undefined && <link rel="canonical" href={canonicalUrl} />}
      {canonicalUrl !== undefined && <meta property="og:url" content={canonicalUrl} />}
      {image !== undefined && <meta property="og:image" content={toAbsolute(image, site)} />}
      {structuredData !== undefined && <StructuredData data={structuredData} />}
    </>
  );
}
