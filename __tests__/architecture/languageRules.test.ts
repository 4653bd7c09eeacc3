import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// These rules need no types; rules that do would need the file on disk.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

async function lint(code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: 'src/features/new/New.tsx' });
  const messages = result?.messages ?? [];
  return messages
    .filter(({ ruleId, fatal }) => fatal === true || ruleId === 'no-restricted-syntax')
    .map(({ message }) => message);
}

const LOGICAL = expect.stringMatching(/^Use a logical property/);
const TEXT = expect.stringMatching(/^Write the text in the feature's messages/);

describe('lint of styles', () => {
  it.each([
    'marginLeft: 8',
    'paddingRight: 8',
    "borderLeft: '1px solid'",
    'borderTopRightRadius: 2',
    'scrollMarginLeft: 8',
    "textAlign: 'left'",
    "float: 'right'",
    'left: 0',
    "'& a': { right: 0 }",
    "margin: '0 8px 0 0'",
    'padding: theme.spacing(1, 2, 1, 0)',
  ])('rejects the physical property %s', async (style) => {
    expect(await lint(`const Root = styled('div')(({ theme }) => ({ ${style} }));`)).toEqual([
      LOGICAL,
    ]);
  });

  it.each(['left: 0', 'ml: 1', 'pr: { xs: 1 }', 'marginRight: 1'])(
    'rejects %s in sx',
    async (style) => {
      expect(await lint(`const root = <Box sx={{ ${style} }} />;`)).toEqual([LOGICAL]);
    },
  );

  it.each([
    'marginInlineStart: 8',
    'insetInlineEnd: 0',
    "textAlign: 'start'",
    "margin: '0 8px 1px 8px'",
    "margin: '0 8px'",
    'mx: 1',
  ])('accepts %s', async (style) => {
    expect(await lint(`const root = <Box sx={{ ${style} }} />;`)).toEqual([]);
  });
});

describe('lint of texts', () => {
  it.each([
    '<p>Your cart</p>',
    "<p>{'Your cart'}</p>",
    '<p>{`Your cart`}</p>',
    "<p>{isEmpty ? 'Your cart' : total}</p>",
    "<p>{isEmpty && 'Your cart'}</p>",
    '<img alt="Your cart" />',
    '<button aria-label="Your cart" />',
    '<nav aria-label={`Page ${String(1)}`} />',
    "<input placeholder={'Your cart'} />",
    "<Field label={isEmpty ? 'Your cart' : total} />",
    "<Field {...{ 'aria-label': 'Your cart' }} />",
  ])('rejects the hard-coded text of %s', async (element) => {
    expect(await lint(`const root = ${element};`)).toEqual([TEXT]);
  });

  it.each([
    '<p>{t(messages.title)}</p>',
    '<p> · {total}</p>',
    '<img alt="" />',
    '<a rel="noopener" />',
  ])('accepts %s', async (element) => {
    expect(await lint(`const root = ${element};`)).toEqual([]);
  });
});

describe('the fonts of Arabic pages', () => {
  const faces = readFileSync('src/theme/fonts.css', 'utf8').match(/@font-face\s*{[^}]*}/g) ?? [];
  const arabic = faces.filter((face) => face.includes('-arabic-'));

  it('never replace a font of the system after the first paint (product 14.7)', () => {
    expect(arabic.map((face) => /font-display: (\w+)/.exec(face)?.[1])).toEqual([
      'optional',
      'optional',
    ]);
  });

  it('are not fetched for Latin text', () => {
    const ranges = arabic.map((face) => /unicode-range:([^;]*)/.exec(face)?.[1] ?? 'U+0');
    const firsts = ranges.flatMap((range) =>
      range.split(',').map((one) => Number.parseInt(one.trim().slice(2), 16)),
    );
    expect(firsts.filter((code) => code >= 0x21 && code <= 0x7e)).toEqual([]);
  });
});
