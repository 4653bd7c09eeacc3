import { NotFound } from '@/features/static-pages/NotFound';
import { PageMeta } from '@/components/PageMeta';

/** 404 page for unknown URLs. */
export function NotFoundPage() {
  return (
    <>
      <PageMeta title="Page not found" isMissing />
      <NotFound />
    </>
  );
}
