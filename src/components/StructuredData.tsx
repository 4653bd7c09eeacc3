import { use, useEffect, useState } from 'react';
import { useIsClient } from '@/hooks/useIsClient';
import { injectJsonLd } from '@/browser/injectJsonLd';
import { SiteContext, toAbsolute, type Site } from './siteContext';

/** JSON for a script element, with absolute URLs and escaped `<`. */
function toSafeJson(data: Record<string, unknown>, site: Site): string {
  const json = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? toAbsolute(value, site) : value,
  );
  return json.replaceAll('<', '\\u003c');
}

interface StructuredDataProps {
  /** Schema.org types; absolute paths become URLs. */
  data: Record<string, unknown>;
}

/** Structured data (schema.org) as JSON-LD for search engines: rendered into the server HTML, injected on client navigation. */
export function StructuredData({ data }: StructuredDataProps) {
  const site = use(SiteContext);
  const json = toSafeJson(data, site);
  const isClient = useIsClient();
  const [isInMarkup] = useState(!isClient);

  // React creates script elements through `innerHTML`, which Trusted Types blocks.
  useEffect(() => (isInMarkup ? undefined : injectJsonLd(json)), [isInMarkup, json]);

  return isInMarkup ? <script type="application/ld+json">{json}</script> : null;
}
