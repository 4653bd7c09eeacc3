import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pageIds, pages, type PageId } from '@/contract/pages';

const PATHS = 'src/lib/paths.ts';
const read = (file: string) => readFileSync(file, 'utf8');
const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => file !== PATHS && !/\.stories\.tsx$|^src\/(?:contract|fixtures)\//.test(file))
  .map((file) => ({ file, text: read(file) }));

/** Functions of `paths.ts` by the page whose URL they build. */
const builders = [
  ...read(PATHS).matchAll(/^export const (\w+) =[^;]*?withQuery\(paths\.(\w+),/gm),
].map(([, name = '', page]) => ({ name, page }));

/** Files that lead to a page, besides the page itself. */
function filesLeadingTo(id: PageId): string[] {
  const names = builders.filter(({ page }) => page === id).map(({ name }) => `\\b${name}\\b`);
  const target = new RegExp([`\\bpaths\\.${id}\\b`, `'${pages[id].path}'`, ...names].join('|'));
  return sources
    .filter(({ file }) => file !== `src/pages/${pages[id].component}.tsx`)
    .filter(({ text }) => target.test(text))
    .map(({ file }) => file);
}

describe('pages', () => {
  it.each(pageIds)('%s is linked from somewhere else', (id) => {
    expect(filesLeadingTo(id)).not.toEqual([]);
  });
});
