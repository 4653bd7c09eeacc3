import { Suspense } from 'react';
import { lazyOptional } from './lazyOptional';

// Code-split: search engines read the server HTML.
const JsonLd = lazyOptional(async () => (await import('./JsonLd')).JsonLd);

/** Structured data (schema.org). */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  return (
    <Suspense>
      <JsonLd data={data} />
    </Suspense>
  );
}
