import { lazy, type ComponentType } from 'react';
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
  const Page = lazy<ComponentType>(async () => ({ default: (await loadChunk(load))[chunk] }));
  return { element: <Page />, handle: { chunk, load } satisfies PageHandle };
}
