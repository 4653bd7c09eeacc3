import Box from '@mui/material/Box';
import { lazy, memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react';
import { visitorActs } from '@/lib/visitorActivity';
import { Fold } from './Fold';

/** Room kept for the part, long enough that a visitor who comes back finds the place they left. */
const ROOM = '800vh';

function comesIntoView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** Markup of the server can be read as it is, so its code has time until the visitor does something. */
async function turnOf(name: string): Promise<void> {
  if (typeof document === 'undefined') return;
  const holder = document.querySelector(`[data-later="${name}"]`);
  if (holder?.hasChildNodes()) await Promise.race([visitorActs(), comesIntoView(holder)]);
}

/**
 * A part of a page below the first view, in a chunk of its own. As markup from the server it is there at once and comes
 * to life when it is seen or the visitor acts; on a page made in the browser it is fetched right away.
 * Props have to keep their identity until then; with the same ones it is not rendered again.
 * @param name unique on its page
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): NamedExoticComponent<Props> {
  const Part = lazy(async () => {
    await turnOf(name);
    return { default: await load() };
  });
  return memo(function Later(props: Props) {
    return (
      <div data-later={name}>
        <Fold />
        <Suspense fallback={<Box aria-busy="true" sx={{ minHeight: ROOM }} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
}
