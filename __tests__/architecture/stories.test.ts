import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** Other names of the states that CONTRIBUTING.md lists. */
const OTHER_NAMES =
  /^(?:Failed|Failure|WithErrors?|Invalid|Incomplete|Broken\w*|Loaded|Listed|Pending\w*Load|Long(?!Text$)\w+|Missing(?:Pictures?)|NoPicture|\w+OnItsWay)$/;

const files = globSync('{src,design}/**/*.stories.tsx');
const stories = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const [meta = ''] = /^const meta = preview\.meta\(\{(?:.*|[^]*?^)\}\);/m.exec(text) ?? [];
  const isErrorFile = meta.includes("'error'");
  return [...text.matchAll(/^export const (\w+) = \w+\.(?:story|extend)\((.*|[^]*?^\})\);/gm)].map(
    ([, name = '', body = '']) => ({
      id: `${file}: ${name}`,
      name,
      isTagged: isErrorFile || /tags: \[[^\]]*'error'/.test(body),
    }),
  );
});

/** Sizes and languages are settings of the toolbar and of the test run. */
const SETTINGS = /^(?:Slim|Phone|Tablet|Desktop|RightToLeft|Arabic$)/;

it('Storybook shows the stories of every folder', () => {
  const config = readFileSync('.storybook/main.ts', 'utf8');
  const folders = [...config.matchAll(/directory: '..\/((?:src|design)[^']*)'/g)].map(
    ([, at = '']) => at,
  );
  expect(folders).not.toEqual([]);
  expect(files.filter((file) => !folders.some((at) => file.startsWith(`${at}/`)))).toEqual([]);
});

it('stories are written with preview.meta', () => {
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const other = texts.filter(({ text }) => !text.includes('\nconst meta = preview.meta({'));
  expect(other.map(({ file }) => file)).toEqual([]);
});

describe('the states of components in Storybook', () => {
  it('are no size and no language, in which the tests show every component', () => {
    expect(stories.filter(({ name }) => SETTINGS.test(name)).map(({ id }) => id)).toEqual([]);
  });

  it('have the same names everywhere, so that its search finds them', () => {
    expect(stories.length).toBeGreaterThan(500);
    expect(stories.filter(({ name }) => OTHER_NAMES.test(name)).map(({ id }) => id)).toEqual([]);
  });

  it('have the tag error when they are one', () => {
    const errors = stories.filter(({ name }) => name.startsWith('Error'));
    expect(errors.length).toBeGreaterThan(40);
    expect(errors.filter(({ isTagged }) => !isTagged).map(({ id }) => id)).toEqual([]);
  });
});
