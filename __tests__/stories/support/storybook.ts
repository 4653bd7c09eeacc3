import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Output folder of `npm run build-storybook`, or `STORYBOOK_DIR`. */
const folder = path.resolve(
  import.meta.dirname,
  '../../..',
  process.env['STORYBOOK_DIR'] ?? 'storybook-static',
);

/** Entry of Storybook's index: a story or a docs page. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  /** File of the stories, relative to the project: `./src/…`. */
  importPath: string;
  type: 'story' | 'docs';
  tags: string[];
}

/**
 * Reads the index of the built Storybook.
 * @throws Error when Storybook is not built
 */
export function readEntries(): Entry[] {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index)) {
    throw new Error(`${index} is missing. Build Storybook first: npm run build-storybook`);
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

/** One story of each component: the first of these names, else the first. */
export function representatives(
  entries: readonly Entry[],
  names: readonly string[] = ['Default'],
): Entry[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const own = stories.filter((story) => story.title === title);
    const [named] = names.flatMap((wanted) => own.filter(({ name }) => name === wanted));
    return named ?? own.slice(0, 1);
  });
}

export interface ServedStorybook {
  url: string;
  close: () => Promise<void>;
}

/** Serves the built Storybook on a free local port. */
export async function serveStorybook(): Promise<ServedStorybook> {
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
