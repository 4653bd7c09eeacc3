import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { StoryIndex } from 'storybook/internal/types';
import { words } from '../design/support/words.ts';

/** Most entries of a component in the sidebar, with its documentation; the page shows the others, and the tests run them. */
const MOST_ENTRIES = 3;

/**
 * Hides further states from the sidebar, and lets its search find a page by its other names and by its states: they are added
 * as headings of the page, which the feature `experimentalSearchDocsHeadings` searches.
 */
function makeFindable(index: StoryIndex): StoryIndex {
  const counts = new Map<string, number>();
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const count = (counts.get(entry.title) ?? 0) + 1;
    counts.set(entry.title, count);
    if (entry.type === 'docs') {
      const others = (words[entry.title] ?? []).map((title) => ({ id: title, title }));
      return [id, { ...entry, anchors: others }];
    }
    const tags = entry.tags?.filter((tag) => tag !== 'dev' || count <= MOST_ENTRIES);
    return [id, { ...entry, tags }];
  });
  return { ...index, entries: Object.fromEntries(entries) as StoryIndex['entries'] };
}

const findable = new WeakSet<StoryIndexGenerator>();

/** Changes what a generator returns as the index of Storybook, once. */
export function withFindableIndex(generator: StoryIndexGenerator): StoryIndexGenerator {
  if (findable.has(generator)) return generator;
  findable.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => makeFindable(await getIndex());
  return generator;
}
