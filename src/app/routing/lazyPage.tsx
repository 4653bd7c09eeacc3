import { lazy, type ComponentType } from 'react';
import { isOffline } from '@/browser/connection';
import { loadChunk } from '@/browser/loadChunk';
import type { PrefetchQueries } from '@/store/prefetch';

/** What the module of a page may export besides its component. */
interface PageExtras {
  prefetch?: PrefetchQueries;
}

/** The chunk of a page; the server preloads it by name, links prefetch it (product 2.14). */
export interface PageHandle {
  chunk: string;
  load: () => Promise<PageExtras>;
}

/** Element and handle of a code-split route. `chunk` is the name of the file in src/pages and of its component. */
export function lazyPage<Name extends string>(
  chunk: Name,
  load: () => Promise<Record<Name, ComponentType> & PageExtras>,
) {
  // `lazy` keeps a failure for ever, so a page that failed offline gets a new component once the browser is online, before the
  // listener that makes `Main` render it again. Not at once: React renders again after an error, and would load without end.
  const createPage = () =>
    lazy<ComponentType>(async () => {
      try {
        return { default: (await loadChunk(load))[chunk] };
      } catch (error) {
        if (isOffline()) window.addEventListener('online', renew, { once: true, capture: true });
        throw error;
      }
    });
  let Page = createPage();
  const renew = () => {
    Page = createPage();
  };
  const CurrentPage = () => <Page />;
  return { element: <CurrentPage />, handle: { chunk, load } satisfies PageHandle };
}
