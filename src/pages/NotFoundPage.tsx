import { NotFound } from '@/features/static-pages/NotFound';
import { PageMeta } from '@/components/PageMeta';

/** Every address the shop does not know. */
export function NotFoundPage() {
  return (
    <>
      <PageMeta title="Page not found" isMissing />
      <NotFound />
    </>
  );
}
