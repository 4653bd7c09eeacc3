import { lazy, Suspense } from 'react';

const NoJsonLd = () => null;

// Search engines read the server HTML; browsers need the code after client navigation only, and can do without.
const JsonLd = lazy(async () => {
  try {
    return { default: (await import('./JsonLd')).JsonLd };
  } catch {
    return { default: NoJsonLd };
  }
});

/** Structured data of a page (schema.org). */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  return (
    <Suspense>
      <JsonLd data={data} />
    </Suspense>
  );
}
