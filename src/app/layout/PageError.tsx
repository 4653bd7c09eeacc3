import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState';
import { useIsOffline } from '@/hooks/useIsOffline';
import { messages } from './messages';

/** Replaces a page that failed to load or to render, inside its layout. Offline, its chunk is usually not cached. */
export function PageError() {
  const isOffline = useIsOffline();
  return (
    <EmptyState
      component="h1"
      title={isOffline ? messages.pageNotSaved : messages.pageFailed}
      help={isOffline ? messages.pageNotSavedHelp : messages.pageFailedHelp}
      action={
        <Button onClick={() => window.location.reload()}>
          {isOffline ? messages.retry : messages.loadAgain}
        </Button>
      }
    />
  );
}
