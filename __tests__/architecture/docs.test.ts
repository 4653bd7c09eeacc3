import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FENCED_CODE = /^```.*?^```/gms;

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const readText = (file: string) => readFileSync(file, 'utf8').replace(FENCED_CODE, '');

const anchorsOf = (file: string) =>
  [...readText(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Whether the file of a relative link exists, and its heading if the link has an anchor. */
function hasTarget(file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const goal = target === '' ? file : path.join(path.dirname(file), target);
  return existsSync(goal) && (anchor === undefined || anchorsOf(goal).includes(anchor));
}

const INLINE_CODE = /`([^`\n]+)`/g;
const ROOTS = [
  'src',
  'brand',
  'design',
  'server',
  '__tests__',
  'scripts',
  'tools',
  'docs',
  'public',
  'deploy',
];
const PROJECT_PATH = new RegExp(`^(${ROOTS.join('|')}|\\.storybook|\\.ci)/[\\w./@*-]+$`);
/** A source file, with its folders or without. */
const SOURCE_FILE = /^\w[\w./-]*\.tsx?$/;
/** Files of the examples in CONTRIBUTING.md, and those that the shop's operator creates. */
const NOT_IN_PROJECT = /showrooms|^deploy\/(shop|kubernetes\/secrets)\.env$/i;

/** Paths and source files of the project that a text names and that do not exist; `*` stands for any name. */
function missingFiles(text: string, sources: readonly string[]): string[] {
  const named = [...text.matchAll(INLINE_CODE)].map(([, code = '']) => code);
  return named.filter((code) => {
    if (NOT_IN_PROJECT.test(code)) return false;
    if (PROJECT_PATH.test(code)) return globSync([code, `${code}.{ts,tsx}`]).length === 0;
    return SOURCE_FILE.test(code) && !sources.some((source) => source.endsWith(`/${code}`));
  });
}

describe('the documentation', () => {
  const files = globSync(['*.md', '{docs,server,scripts,tools}/**/*.md']);
  const sources = globSync([`{${ROOTS.join()}}/**/*.{ts,tsx}`, '.storybook/*.{ts,tsx}']);

  it.each(files)('%s has no broken relative links', (file) => {
    const links = [...readText(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const relative = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(relative.filter((link) => !hasTarget(file, link))).toEqual([]);
  });

  it.each(files)('%s names only files that exist', (file) => {
    expect(missingFiles(readText(file), sources)).toEqual([]);
  });

  it('names only Jest patterns that match a test', () => {
    const tests = globSync('__tests__/**/*.test.{ts,tsx}');
    const commands = files.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/`npx jest ([^`-][^`]*?)(?: -t [^`]*)?`/g),
    ]);
    const patterns = commands.flatMap(([, pattern = '']) => pattern.split(' '));
    expect(patterns).toContain('server/db');
    expect(patterns.filter((pattern) => !tests.some((test) => test.includes(pattern)))).toEqual([]);
  });
});
