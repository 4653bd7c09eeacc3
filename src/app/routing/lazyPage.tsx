import { lazy, type ComponentType } from 'react';
import { loadChunk } from '@/browser/loadChunk';

/** The chunk of a page; the server preloads it by name, links prefetch it on hover and focus. */
export interface PageHandle {
  chunk: string;
  load: () => Promise<unknown>;
}

/** Element and handle of a code-split route. `chunk` is the name of the file in src/pages and of its component. */
export function lazyPage<Name extends string>(
  chunk: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  const Page = lazy<ComponentType>(async () => ({ default: (await loadChunk(load))[chunk] }));
  return { element: <Page />, handle: { chunk, load } satisfies PageHandle };
}
