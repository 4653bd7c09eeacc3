import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Where `npm run build-storybook` leaves the built workshop; `STORYBOOK_DIR` names another folder. */
const folder = path.resolve(
  import.meta.dirname,
  '../..',
  process.env['STORYBOOK_DIR'] ?? 'storybook-static',
);

/** One line of the workshop's sidebar. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/**
 * Everything the sidebar lists.
 * @throws Error that says how to build the workshop when it is not there.
 */
export function readEntries(): Entry[] {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index)) {
    throw new Error(`${index} is missing. Build the workshop first: npm run build-storybook`);
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

export interface ServedWorkshop {
  url: string;
  close: () => Promise<void>;
}

/** Serves the built workshop on a free port of this machine. */
export async function serveWorkshop(): Promise<ServedWorkshop> {
  const files = serveStatic({
    root: folder,
    onFound: (_path, context) => context.header('Cache-Control', 'max-age=3600'),
  });
  const app = new Hono().use(files);
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address) => {
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}
