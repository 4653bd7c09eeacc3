import { NotFound } from '@/features/static-pages/NotFound';
import { PageMeta } from '@/components/PageMeta';
import { messages } from '@/features/static-pages/messages';
import { useTranslate } from '@/i18n/useTranslate';

/** 404 page for unknown URLs. */
export function NotFoundPage() {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t(messages.notFound.title)} isMissing />
      <NotFound />
    </>
  );
}
