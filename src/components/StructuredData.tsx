import { use } from 'react';
import { SiteContext, toAbsolute, type Site } from './siteContext';

/** JSON for a script element: addresses become absolute, and `<` cannot end the element when it is an escape. */
function toSafeJson(data: Record<string, unknown>, site: Site): string {
  const json = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? toAbsolute(value, site) : value,
  );
  return json.replaceAll('<', '\\u003c');
}

/** Facts of schema.org for search engines. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const site = use(SiteContext);
  return <script type="application/ld+json">{toSafeJson(data, site)}</script>;
}
