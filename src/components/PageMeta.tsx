import { use } from 'react';
import { SiteContext, toAbsolute } from './siteContext';
import { StructuredData } from './StructuredData';

export interface PageMetaProps {
  /** Name of the page, without the shop's. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description?: string;
  /** Path and query that stand for this page; the site's origin is added. */
  canonicalPath?: string;
  /** Picture of link previews; the site's own when left out. */
  image?: string;
  /** The page is about something that does not exist: search engines leave it out, and a server answers 404. */
  isMissing?: boolean;
  /** Structured data of schema.org. */
  structuredData?: Record<string, unknown>;
}

const SHOP_NAME = 'Sadeel';

/** Title, description, canonical address, link preview and structured data of a page; React lifts them into the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, canonicalPath, isMissing = false, structuredData } = props;
  const site = use(SiteContext);
  const fullTitle = title === SHOP_NAME ? title : `${title} | ${SHOP_NAME}`;
  const address = canonicalPath === undefined ? undefined : toAbsolute(canonicalPath, site);
  const image = props.image === '' ? site.image : (props.image ?? site.image);
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {isMissing && <meta name="robots" content="noindex" />}
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {address !== undefined && <link rel="canonical" href={address} />}
      {address !== undefined && <meta property="og:url" content={address} />}
      {image !== undefined && <meta property="og:image" content={toAbsolute(image, site)} />}
      {structuredData !== undefined && <StructuredData data={structuredData} />}
    </>
  );
}
