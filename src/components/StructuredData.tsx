import { use, useEffect, useState } from 'react';
import { useIsClient } from '@/hooks/useIsClient';
import { injectJsonLd } from '@/browser/injectJsonLd';
import { SiteContext, toAbsolute, type Site } from './siteContext';

/** JSON for a script element: addresses become absolute, and `<` cannot end the element when it is an escape. */
function toSafeJson(data: Record<string, unknown>, site: Site): string {
  const json = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? toAbsolute(value, site) : value,
  );
  return json.replaceAll('<', '\\u003c');
}

/** Facts of schema.org for search engines; part of the markup on a server, added by hand in a browser. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const site = use(SiteContext);
  const json = toSafeJson(data, site);
  const isClient = useIsClient();
  const [isInMarkup] = useState(!isClient);

  // React would make the element from HTML text, which browsers that enforce trusted types refuse.
  useEffect(() => (isInMarkup ? undefined : injectJsonLd(json)), [isInMarkup, json]);

  return isInMarkup ? <script type="application/ld+json">{json}</script> : null;
}
