import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { projectLint } from '../support/projectLint.ts';

// These rules need no types; rules that do would need the file on disk.

const RULES = ['no-restricted-syntax', 'styles/mirrored-styles'];

async function lint(code: string): Promise<string[]> {
  const [result] = await projectLint.lintText(code, { filePath: 'src/features/new/New.tsx' });
  const messages = result?.messages ?? [];
  return messages
    .filter(({ ruleId, fatal }) => fatal === true || RULES.includes(ruleId ?? ''))
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
    'margin: `0 ${theme.spacing(1)} 0 0`',
    "borderRadius: '0 8px 8px 0'",
    "borderRadius: '8px 0'",
    'borderRadius: `${radius} 0 0 ${radius}`',
    "borderWidth: '0 1px 0 0'",
    "transform: 'translateX(8px)'",
    "transform: isOpen ? 'translate(-50%, -50%)' : 'none'",
    "transform: { md: 'skewX(4deg)' }",
    "'& svg': { transform: 'translateX(8px)' }",
    "translate: '8px 0'",
    "transformOrigin: 'left center'",
    "backgroundPosition: 'left 0 bottom 0'",
    "backgroundImage: 'linear-gradient(to right, red, blue)'",
    "boxShadow: '4px 0 8px black'",
    "'@keyframes slide': { from: { transform: 'translateX(8px)' } }",
    "clear: 'left'",
  ])('rejects the physical property %s', async (style) => {
    expect(await lint(`const Root = styled('div')(({ theme }) => ({ ${style} }));`)).toEqual([
      LOGICAL,
    ]);
  });

  it.each([
    'left: 0',
    'ml: 1',
    'pr: { xs: 1 }',
    'marginRight: 1',
    "borderRadius: '0 8px 8px 0'",
    "borderRadius: { xs: 0, md: '0 8px 8px 0' }",
    "transform: 'translateX(8px)'",
  ])('rejects %s in sx', async (style) => {
    expect(await lint(`const root = <Box sx={{ ${style} }} />;`)).toEqual([LOGICAL]);
  });

  it.each([
    'marginInlineStart: 8',
    'insetInlineEnd: 0',
    "textAlign: 'start'",
    "margin: '0 8px 1px 8px'",
    "margin: '0 8px'",
    'mx: 1',
    "borderRadius: '8px 8px 0 0'",
    "borderRadius: '50%'",
    "inset: '-4px 0 0'",
    "transform: 'translateY(8px)'",
    "transform: 'scaleX(-1)'",
    "boxShadow: '0 12px 40px black'",
    "backgroundImage: 'linear-gradient(to top, red, blue)'",
    "backgroundPosition: 'left 0 bottom 0', '[dir=rtl] &': { backgroundPosition: 'right 0 bottom 0' }",
    "'&::before': { backgroundImage: 'linear-gradient(to right, red, blue)' }, '[dir=rtl] &::before': { transform: 'scaleX(-1)' }",
  ])('accepts %s', async (style) => {
    expect(await lint(`const root = <Box sx={{ ${style} }} />;`)).toEqual([]);
  });
});

describe('lint of colours', () => {
  it.each([
    "color: '#bda05c'",
    "color: '#FFF'",
    'border: `1px solid #bda05c`',
    "backgroundColor: 'rgb(0 0 0 / 50%)'",
    'boxShadow: `0 0 4px rgba(0, 0, 0, ${opacity})`',
  ])('rejects %s', async (style) => {
    expect(await lint(`const root = <Box sx={{ ${style} }} />;`)).toEqual([
      expect.stringMatching(/^Take the colour from the theme/),
    ]);
  });

  it.each(["color: 'text.secondary'", 'color: colours.ink', "href: '#booking'"])(
    'accepts %s',
    async (style) => {
      expect(await lint(`const root = <Box sx={{ ${style} }} />;`)).toEqual([]);
    },
  );
});

describe('lint of styles that are no layout', () => {
  it.each([
    ['a drawing', 'const root = <g transform="translate(8 0)" />;'],
    ['an offset of the pointer', 'const root = <p style={{ transform: `translateX(${x}px)` }} />;'],
    [
      'an animation that is replaced in Arabic',
      "const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } }); const root = <Box sx={{ '[dir=rtl] &': { animationName: toRight } }} />;",
    ],
    ['a side of a window', "const window = { draw: 'left', left: 4 };"],
  ])('accepts %s', async (_what, code) => {
    expect(await lint(code)).toEqual([]);
  });

  it.each([
    ['the side of an anchor', "const root = <Popover anchorOrigin={{ horizontal: 'left' }} />;"],
    ['the side of a cell', 'const root = <TableCell align="right" />;'],
    ['a fixed offset', "const root = <p style={{ transform: 'translateX(8px)' }} />;"],
    [
      'an override of the theme',
      "const root = { styleOverrides: { root: { right: 0, borderRadius: '4px 0 0 4px' } } };",
    ],
  ])('rejects %s', async (_what, code) => {
    const messages = await lint(code);
    expect(messages).not.toEqual([]);
    expect(messages).toEqual(messages.map(() => LOGICAL));
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

describe('lint of fields', () => {
  it.each(["'0.9375rem'", "'15px'"])('rejects the font size %s', async (size) => {
    const code = `const root = <Box sx={{ '& select': { fontSize: ${size} } }} />;`;
    expect(await lint(code)).toEqual([expect.stringMatching(/^Fields have at least 16 px/)]);
  });

  it('accepts 16 px', async () => {
    expect(await lint("const root = <Box sx={{ '& input': { fontSize: '1rem' } }} />;")).toEqual(
      [],
    );
  });
});

describe('lint of icon buttons', () => {
  it('rejects one without a name', async () => {
    expect(
      await lint('const root = <IconButton onClick={close}><CloseIcon /></IconButton>;'),
    ).toEqual([expect.stringMatching(/^Name the button/)]);
  });

  it('accepts one with a label', async () => {
    const code =
      'const root = <IconButton aria-label={t(messages.close)}><CloseIcon /></IconButton>;';
    expect(await lint(code)).toEqual([]);
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
