import type { Chunk } from 'webpack';

/** Whether a chunk belongs to a page of src/app/routing/routes.tsx. */
const isPage = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some((group) =>
    // A worker has no request.
    group.origins.some(({ request }: { request?: string }) => request?.startsWith('@/pages/')),
  );

/** Whether a chunk is a part that a page shows later. Every page loads `late`, so it waits for no other chunk. */
const isPart = (chunk: Chunk): boolean =>
  !chunk.canBeInitial() && chunk.name !== 'late' && !isPage(chunk);

/**
 * Groups of webpack's `splitChunks`: what most chunks need is in the main script, and what many parts need in a chunk that
 * is loaded with the first part. Webpack's own groups would make about fifty more. The other modules are copied.
 */
export const sharedChunks = {
  default: false,
  defaultVendors: false,
  shared: { name: 'main', chunks: 'async', minChunks: 26, minSize: 0, priority: 1 },
  parts: { name: 'parts', chunks: isPart, minChunks: 8, minSize: 0 },
} as const;
