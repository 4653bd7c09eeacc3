import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadOnceOnline } from '@/browser/loadChunk';
import { CenteredProgress } from './CenteredProgress';
import { ErrorBoundary } from './ErrorBoundary';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

type Fallback<Props> = ReactNode | ((props: Props) => ReactNode);

export interface PartOptions<Props> {
  /** Shown while the chunk loads; nothing by default. A dialog shows delayed progress. */
  pending?: Fallback<Props>;
  /** Shown when the chunk fails to load; nothing by default. A dialog closes and a toast says why. */
  failed?: Fallback<Props>;
}

interface FailureProps {
  /** Called when a part that is no dialog fails to load or to render. */
  onFailed?: () => void;
}

/** Called when a dialog chunk fails to load; the app shows a toast. */
export const DialogErrorContext = createContext<() => void>(() => undefined);

const isDialog = (props: object): props is DialogProps => 'isOpen' in props && 'onClose' in props;

function show<Props>(fallback: Fallback<Props>, props: Props): ReactNode {
  return typeof fallback === 'function' ? fallback(props) : fallback;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A dialog loads when it first opens and stays mounted afterwards, for its exit transition. Not with `lazy`: React delays content
 * that replaces a Suspense fallback by up to 300 ms.
 */
function createDialog<Props extends object>(load: Load<Props>) {
  return function LazyDialog(props: Props & DialogProps) {
    const { isOpen, onClose } = props;
    const showError = use(DialogErrorContext);
    const [Dialog, setDialog] = useState<ComponentType<Props>>();
    const [hasFailed, setHasFailed] = useState(false);
    if (!isOpen && hasFailed) setHasFailed(false);
    const isWanted = isOpen && Dialog === undefined && !hasFailed;

    const handleError = () => {
      setDialog(undefined);
      setHasFailed(true);
      onClose();
      showError();
    };
    const handleLoadError = useEffectEvent(handleError);
    useEffect(() => {
      if (!isWanted) return undefined;
      let isCurrent = true;
      load().then(
        (Loaded) => isCurrent && setDialog(() => Loaded),
        () => isCurrent && handleLoadError(),
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);

    if (Dialog === undefined) return isWanted && <CenteredProgress isDelayed />;
    return (
      <ErrorBoundary fallback={null} onError={handleError}>
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** A part in the page loads when it is first rendered, also on the server. */
function createInline<Props extends object>(
  load: Load<Props>,
  { pending = null, failed = null }: PartOptions<Props>,
) {
  const createLazy = () => lazy(async () => ({ default: await loadOnceOnline(load) }));
  // `lazy` keeps a failure for ever, so what is mounted after one gets a new component.
  let Part = createLazy();
  const renew = () => {
    Part = createLazy();
  };

  return function InlinePart({ onFailed, ...rest }: Props & FailureProps) {
    const props = rest as unknown as Props;
    const handleError = () => {
      renew();
      onFailed?.();
    };
    return (
      <ErrorBoundary fallback={show(failed, props)} onError={handleError}>
        <Suspense fallback={show(pending, props)}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/**
 * Code-split dialog, editor or tool: at least 8 kB that most visits of the page never show. A dialog, which has `isOpen` and
 * `onClose`, closes when its chunk fails to load, and the next opening tries again. Any other part tries four times, offline
 * once the browser is online, and then shows `failed`.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  options: PartOptions<Props> = {},
) {
  const Dialog = createDialog(load);
  const Inline = createInline(load, options);
  return function LazyPart(props: Props & FailureProps) {
    return isDialog(props) ? <Dialog {...props} /> : <Inline {...props} />;
  };
}
