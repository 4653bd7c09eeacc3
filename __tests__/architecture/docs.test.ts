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

describe('the documentation', () => {
  const files = globSync(['*.md', '{docs,server,scripts,tools}/**/*.md']);

  it.each(files)('%s has no broken relative links', (file) => {
    const links = [...readText(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const relative = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(relative.filter((link) => !hasTarget(file, link))).toEqual([]);
  });
});
