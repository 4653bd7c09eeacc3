import Box from '@mui/material/Box';
import {
  lazy,
  memo,
  Suspense,
  use,
  useRef,
  type ComponentType,
  type NamedExoticComponent,
  type ReactNode,
} from 'react';
import { firstInteraction } from '@/browser/firstInteraction';
import { loadOnceOnline } from '@/browser/loadChunk';
import { useIsOffline } from '@/hooks/useIsOffline';
import { useTranslate } from '@/i18n/useTranslate';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { ArrivalContext } from '@/hooks/navigation/arrival';
import { EmptyState } from './EmptyState';
import { messages } from './messages';
import { watchInView } from '@/hooks/navigation/useInView';
import { usePlacesOnReturn } from '@/hooks/navigation/usePlacesOnReturn';

/** Tall enough for the browser to restore the scroll position after a back navigation. */
const FALLBACK_HEIGHT = '800vh';

/** What lies above the viewport counts as seen: a reload restores how far the page was scrolled, beyond parts that were seen. */
const VIEWPORT_AND_ABOVE = { rootMargin: '1000000px 0px 0px' };

function scrolledIntoView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchInView(
      element,
      (isInView) => {
        if (!isInView) return;
        stop();
        resolve();
      },
      VIEWPORT_AND_ABOVE,
    );
  });
}

/** Resolves when the component must hydrate; without server HTML, at once. */
async function untilNeeded(name: string): Promise<void> {
  if (typeof document === 'undefined') return;
  const wrapper = document.querySelector(`[data-lazy-hydrate="${name}"]`);
  if (wrapper?.hasChildNodes()) await Promise.race([firstInteraction(), scrolledIntoView(wrapper)]);
}

/** Shown without server HTML until the chunk is loaded. */
function Fallback() {
  const t = useTranslate();
  return useIsOffline() ? (
    <EmptyState title={t(messages.restLoadsOnline)} />
  ) : (
    <Box aria-busy="true" sx={{ minHeight: FALLBACK_HEIGHT }} />
  );
}

/**
 * Code-split component whose server HTML hydrates when scrolled into view or on first interaction. On a screen that a link
 * opened it renders after the first paint.
 * Props must be stable until then: when they change, React discards the server HTML and renders again.
 * @param name unique on the page
 * @param fallback shown without server HTML until the chunk is loaded; a tall box by default
 */
export function lazyHydrate<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Fallback />,
): NamedExoticComponent<Props> {
  const Component = lazy(async () => {
    await untilNeeded(name);
    return { default: await loadOnceOnline(load) };
  });
  return memo(function LazyHydrate(props: Props) {
    const wrapper = useRef<HTMLDivElement>(null);
    // Only the screen that the browser opened may have server HTML.
    const isFirstScreen = use(ArrivalContext) === 'first';
    const place = usePlacesOnReturn(name, wrapper);
    const isAway = place?.isVisible === false;
    return (
      <div ref={wrapper} data-lazy-hydrate={isFirstScreen ? name : undefined}>
        <AfterFirstPaint
          fallback={isAway ? <div style={{ height: place.height }} /> : fallback}
          isOnReturn={isAway}
        >
          <Suspense fallback={fallback}>
            <Component {...props} />
          </Suspense>
        </AfterFirstPaint>
      </div>
    );
  });
}
