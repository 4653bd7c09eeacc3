import {
  createContext,
  lazy,
  Suspense,
  use,
  useDeferredValue,
  useState,
  type ComponentType,
} from 'react';
import { CenteredProgress } from './CenteredProgress';
import { ErrorBoundary } from './ErrorBoundary';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Called when a dialog chunk fails to load; the app shows a toast. */
export const DialogErrorContext = createContext<() => void>(() => undefined);

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
        {!isMounted && <CenteredProgress isDelayed />}
      </ErrorBoundary>
    );
  };
}
