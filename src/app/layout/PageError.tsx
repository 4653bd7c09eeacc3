import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState';
import { messages } from './messages';

/** Replaces a page that failed to load or to render, inside its layout. */
export function PageError() {
  return (
    <EmptyState
      component="h1"
      title={messages.pageFailed}
      help={messages.pageFailedHelp}
      action={<Button onClick={() => window.location.reload()}>{messages.loadAgain}</Button>}
    />
  );
}
