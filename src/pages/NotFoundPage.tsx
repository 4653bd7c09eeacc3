import { NotFound } from '@/features/static-pages/NotFound';
import { PageMeta } from '@/components/PageMeta';
import { messages } from '@/features/static-pages/messages';

/** 404 page for unknown URLs. */
export function NotFoundPage() {
  return (
    <>
      <PageMeta title={messages.notFound.title} isMissing />
      <NotFound />
    </>
  );
}
