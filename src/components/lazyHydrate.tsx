import Box from '@mui/material/Box';
import { lazy, memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react';
import { firstInteraction } from '@/browser/firstInteraction';
import { AfterFirstPaint } from './AfterFirstPaint';

/** Tall enough for the browser to restore the scroll position after a back navigation. */
const FALLBACK_HEIGHT = '800vh';
const FALLBACK = 'data-fallback';
/** What is above the fold fills the viewport. */
const VIEWPORTS_ABOVE = 1;

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

/** Resolves when the component must hydrate; without server HTML, at once. */
async function untilNeeded(name: string): Promise<void> {
  if (typeof document === 'undefined') return;
  const wrapper = document.querySelector(`[data-lazy-hydrate="${name}"]`);
  const content = wrapper?.firstElementChild;
  if (wrapper && content && !content.hasAttribute(FALLBACK))
    await Promise.race([firstInteraction(), scrolledIntoView(wrapper)]);
}

const Fallback = () => (
  <Box {...{ [FALLBACK]: '' }} aria-busy="true" sx={{ minHeight: FALLBACK_HEIGHT }} />
);

/**
 * Code-split component whose server HTML hydrates when scrolled into view or on first interaction. On a screen that a link
 * opened it renders after the first paint.
 * Props must be stable until then: when they change, React discards the server HTML and renders again.
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
        <AfterFirstPaint fallback={<Fallback />} viewportsAbove={VIEWPORTS_ABOVE}>
          <Suspense fallback={<Fallback />}>
            <Component {...props} />
          </Suspense>
        </AfterFirstPaint>
      </div>
    );
  });
}
