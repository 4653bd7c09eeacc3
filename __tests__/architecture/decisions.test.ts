import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = 'docs/decisions';
const FENCED_CODE = /^```.*?^```/gms;
const HEADINGS = ['Context', 'Decision', 'Consequences'];
/** Title, date and status in their order, each in a paragraph of its own. */
const HEAD =
  /^# (?<number>\d+)\. (?<title>.+)\n\nDate: (?<date>.+)\n\nStatus: (?<status>.+)\n\n## Context\n/;
const SUPERSEDED = /^superseded by \[decision (?<number>\d+)\]\((?<file>[^)]+)\)$/;

const read = (file: string) =>
  readFileSync(path.join(FOLDER, file), 'utf8').replace(FENCED_CODE, '');
const numberOf = (file: string) => Number(file.slice(0, 4));
const headOf = (file: string) => HEAD.exec(read(file))?.groups ?? {};

/** Rows of the table in the README, without their padding. */
const rows = read('README.md')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Whether the text is a day of the calendar, e.g. no 31st of February. */
function isDay(text = ''): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
}

const files = globSync('[0-9]*.md', { cwd: FOLDER }).sort();

describe('the decisions', () => {
  it('have consecutive numbers, each of one page', () => {
    expect(files.map(numberOf)).toEqual(files.map((_, index) => index + 1));
  });

  it('have a row each in the table of the README', () => {
    const expected = files.map((file) => {
      const { number, title, date, status } = headOf(file);
      return ['', `[${number}](${file})`, title, date, status, ''];
    });
    expect(rows).toEqual(expected);
  });

  it.each(files)('%s has its number, a title, a date and a status', (file) => {
    const { number, date, status } = headOf(file);
    expect(number).toBe(String(numberOf(file)));
    expect({ date, isDay: isDay(date) }).toEqual({ date, isDay: true });
    expect(status).toMatch(/^accepted$|^superseded by /);
  });

  it.each(files)('%s has the same sections as every decision, none of them empty', (file) => {
    const [, ...sections] = read(file).split(/^## /m);
    const named = sections.map((section) => section.split('\n', 1)[0]);
    expect(named).toEqual(HEADINGS);
    expect(sections.filter((section) => !/\n\n\S/.test(section))).toEqual([]);
  });

  it('link to a later page when they are superseded', () => {
    const isLinked = (file: string) => {
      const link = SUPERSEDED.exec(headOf(file)['status'] ?? '')?.groups ?? {};
      const successor = files.find((later) => later > file && later === link['file']);
      return successor !== undefined && link['number'] === String(numberOf(successor));
    };
    const superseded = files.filter((file) => headOf(file)['status'] !== 'accepted');
    expect(superseded.filter((file) => !isLinked(file))).toEqual([]);
  });
});

describe('references to the decisions', () => {
  const texts = globSync([
    '*.{js,md}',
    '{src,server,__tests__,scripts,tools,docs,.storybook}/**/*.{ts,tsx,js,md,mdx}',
    'deploy/*file',
  ]).map((file) => ({ file, text: readFileSync(file, 'utf8').replace(FENCED_CODE, '') }));
  const findAll = (pattern: RegExp) =>
    texts.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([, found = '']) => ({ file, found })),
    );

  it('give the number of a page', () => {
    const references = findAll(/\bdecisions? (\d+)/g);
    expect(references).not.toEqual([]);
    expect(references.filter(({ found }) => Number(found) > files.length)).toEqual([]);
  });

  it('give the path of a page', () => {
    const references = findAll(/\bdecisions\/(\d{4}-[\w-]+\.md)/g);
    expect(references).not.toEqual([]);
    expect(references.filter(({ found }) => !files.includes(found))).toEqual([]);
  });
});
