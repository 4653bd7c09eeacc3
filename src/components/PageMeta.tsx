export interface PageMetaProps {
  /** Name of the page, without the shop's. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description?: string;
  /** Path and query that stand for this page; the origin is added where it is known. */
  canonicalPath?: string;
  /** Structured data of schema.org. */
  structuredData?: Record<string, unknown>;
}

const SHOP_NAME = 'Sadeel';

/** `<` cannot end the script element when it is written as an escape. */
const toSafeJson = (data: Record<string, unknown>) =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

/** Title, description, canonical address and structured data of a page; React lifts them into the head. */
export function PageMeta({ title, description, canonicalPath, structuredData }: PageMetaProps) {
  const fullTitle = title === SHOP_NAME ? title : `${title} | ${SHOP_NAME}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonicalPath !== undefined && <link rel="canonical" href={canonicalPath} />}
      {structuredData !== undefined && (
        <script type="application/ld+json">{toSafeJson(structuredData)}</script>
      )}
    </>
  );
}
