import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { ErrorBoundary } from './ErrorBoundary';
import { messages } from './messages';

export interface OpenedPartProps {
  /** Code-split content. */
  children: ReactNode;
}

/** Shows progress while an opened, code-split part loads, and a message when it fails. */
export function OpenedPart({ children }: OpenedPartProps) {
  const t = useTranslate();
  return (
    <ErrorBoundary fallback={<Typography role="alert">{t(messages.dialogFailed)}</Typography>}>
      <Suspense fallback={<CircularProgress aria-label={t(messages.loading)} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
