import Box from '@mui/material/Box';
import { lazy, memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react';
import { firstInteraction } from '@/browser/firstInteraction';

/** Height of the fallback: long enough for the browser to restore the scroll position after a step back. */
const FALLBACK_HEIGHT = '800vh';

function scrolledIntoView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** Resolves when the component is needed: server HTML can be read before it is hydrated. */
async function untilNeeded(name: string): Promise<void> {
  if (typeof document === 'undefined') return;
  const wrapper = document.querySelector(`[data-lazy-hydrate="${name}"]`);
  if (wrapper?.hasChildNodes()) await Promise.race([firstInteraction(), scrolledIntoView(wrapper)]);
}

/**
 * A code-split component below the fold. Its server HTML hydrates when it is scrolled into view, or on the first
 * interaction with the page; without server HTML its chunk is requested at once.
 * The props must be stable until then: React renders the component again, and discards its server HTML, when they change.
 * @param name unique on the page
 */
export function lazyHydrate<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): NamedExoticComponent<Props> {
  const Component = lazy(async () => {
    await untilNeeded(name);
    return { default: await load() };
  });
  return memo(function LazyHydrate(props: Props) {
    return (
      <div data-lazy-hydrate={name}>
        <Suspense fallback={<Box aria-busy="true" sx={{ minHeight: FALLBACK_HEIGHT }} />}>
          <Component {...props} />
        </Suspense>
      </div>
    );
  });
}
