import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useIsOffline } from '@/hooks/useIsOffline';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

/** Replaces a page that failed to load or to render, inside its layout. Offline, its chunk is usually not cached. */
export function PageError() {
  const t = useTranslate();
  const { title, help, reload } = useIsOffline() ? messages.pageNotSaved : messages.pageFailed;
  return (
    <EmptyState
      component="h1"
      title={t(title)}
      help={t(help)}
      action={<Button onClick={() => window.location.reload()}>{t(reload)}</Button>}
    />
  );
}
