import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import {
  createContext,
  lazy,
  Suspense,
  use,
  useDeferredValue,
  useState,
  type ComponentType,
} from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { ErrorBoundary } from './ErrorBoundary';
import { messages } from './messages';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Called when a dialog chunk fails to load; the app shows a toast. */
export const DialogErrorContext = createContext<() => void>(() => undefined);

/** Centred spinner, hidden for the first 300 ms. */
const DialogLoading = () => {
  const t = useTranslate();
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        '@keyframes appear': { from: { visibility: 'hidden' } },
        animation: 'appear 300ms',
      }}
    >
      <CircularProgress aria-label={t(messages.loading)} />
    </Box>
  );
};

/**
 * Code-split dialog whose chunk loads on first open; stays mounted afterwards for its exit transition.
 * If the chunk fails to load, the dialog closes and the next open retries.
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const createLazy = () => lazy(async () => ({ default: await load() }));

  return function LazyDialog(props: Props) {
    const { isOpen, onClose } = props;
    const showError = use(DialogErrorContext);
    const [Dialog, setDialog] = useState(createLazy);
    const [status, setStatus] = useState<'unopened' | 'opened' | 'failed'>('unopened');
    if (isOpen && status === 'unopened') setStatus('opened');
    if (!isOpen && status === 'failed') setStatus('unopened');
    // Deferred, because React delays the content that replaces a Suspense fallback by up to 300 ms.
    const isMounted = useDeferredValue(status === 'opened', false);
    if (status !== 'opened') return null;

    const handleError = () => {
      setDialog(createLazy);
      setStatus('failed');
      onClose();
      showError();
    };
    return (
      <ErrorBoundary fallback={null} onError={handleError}>
        <Suspense>{isMounted && <Dialog {...props} />}</Suspense>
        {!isMounted && <DialogLoading />}
      </ErrorBoundary>
    );
  };
}
