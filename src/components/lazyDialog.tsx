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
import { ErrorBoundary } from './ErrorBoundary';
import { messages } from './messages';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Tells the customer that a dialog could not be loaded; the app shows a toast. */
export const DialogErrorContext = createContext<() => void>(() => undefined);

/** Centred in the window, and only after a wait that is long enough to be noticed. */
const DialogLoading = () => (
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
    <CircularProgress aria-label={messages.loading} />
  </Box>
);

/**
 * A dialog whose chunk is loaded when it first opens. It stays mounted from then on, for its exit transition. After a
 * failure it is closed, and the next open loads again.
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
    // Deferred, because React holds back what replaces a Suspense fallback for up to 300 ms.
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
