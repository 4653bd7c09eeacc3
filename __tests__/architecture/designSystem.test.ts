import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { makeTheme } from '@/theme/theme';
import { cssVariables } from '../../design/support/cssVariables';
import { designTokens, type Token, type TokenGroup } from '../../design/support/designTokens';
import { fixtureTexts } from '../../design/support/fixtureTexts';
import { words } from '../../design/support/words';
import { searches } from '../stories/support/searches';

const guides = globSync('design/components/*.stories.tsx').map((file) =>
  readFileSync(file, 'utf8'),
);

describe('the pages of components', () => {
  it('cover every component of the theme', () => {
    const themed = guides.flatMap((text) =>
      [...text.matchAll(/'(Mui\w+)'/g)].map(([, key]) => key),
    );
    expect(
      Object.keys(makeTheme().components ?? {}).filter((key) => !themed.includes(key)),
    ).toEqual([]);
  });
});

describe('the exported tokens', () => {
  const theme = makeTheme();
  const tokens = designTokens();
  const at = (path: string) =>
    path
      .split('.')
      .reduce<Token | TokenGroup>((group, name) => (group as TokenGroup)[name] as Token, tokens);
  const colourAt = (path: string) => {
    const { $value } = at(path) as Token;
    const { hex } = (at((/[\w.]+/.exec($value as string) ?? [''])[0]) as Token).$value as {
      hex: string;
    };
    return hex;
  };

  it('have the colours of the palette, by reference', () => {
    const { primary, text, background, returnFlow } = theme.palette;
    expect(colourAt('role.primary.main')).toBe(primary.main.toLowerCase());
    expect(colourAt('role.primary.dark')).toBe(primary.dark.toLowerCase());
    expect(colourAt('role.text.secondary')).toBe(text.secondary.toLowerCase());
    expect(colourAt('role.background.default')).toBe(background.default.toLowerCase());
    expect(colourAt('role.returnFlow.main')).toBe(returnFlow.main.toLowerCase());
  });

  it('have the measures of the theme', () => {
    expect((at('radius.corner') as Token).$value).toEqual({
      value: theme.shape.borderRadius,
      unit: 'px',
    });
    expect((at('breakpoint.md') as Token).$value).toEqual({
      value: theme.breakpoints.values.md,
      unit: 'px',
    });
    for (const step of [0.5, 1, 3, 12]) {
      const name = parseInt(theme.spacing(step));
      expect((at(`space.${name}`) as Token).$value).toEqual({ value: name, unit: 'px' });
    }
  });

  it.each(['en', 'ar'] as const)('have the type of the theme in %s', (language) => {
    const { typography } = makeTheme(language);
    for (const variant of ['display', 'h2', 'body1', 'overline'] as const) {
      const { $value, $extensions } = at(
        `type.${language === 'en' ? 'english' : 'arabic'}.${variant}`,
      ) as Token;
      const { fontWeight, lineHeight } = $value as { fontWeight: number; lineHeight: number };
      const { fontSize } = $extensions?.['com.sadeel.css'] as { fontSize: string };
      expect({ fontWeight, lineHeight, fontSize }).toEqual({
        fontWeight: typography[variant].fontWeight ?? typography.fontWeightRegular,
        lineHeight: typography[variant].lineHeight,
        fontSize: typography[variant].fontSize,
      });
    }
  });

  it('are CSS variables, with the type of Arabic in its own block', () => {
    const css = cssVariables(tokens);
    expect(css).toContain(`--sadeel-color-gold: ${theme.palette.primary.main.toLowerCase()};`);
    expect(css).toContain('--sadeel-role-primary-main: var(--sadeel-color-gold);');
    expect(css).toMatch(/:lang\(ar\) \{\n {2}--sadeel-type-display: 600 clamp\(/);
    expect(css).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('finding a page', () => {
  it('by 40 words and more, each of which is a name of its page', () => {
    expect(searches.length).toBeGreaterThanOrEqual(40);
    const unknown = searches.filter(
      ([word, title]) =>
        !title.toLowerCase().includes(word) && !words[title]?.some((name) => name.includes(word)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('fixtures in Arabic', () => {
  /** Read by nobody, or the same in both languages. */
  const SAME =
    /^(?:\/|[a-z0-9-]+$|[A-Z0-9-]+$|.*@)|^(?:AED|Almas|Haddad|Layla|Aisha|Sadeel .* LLC)/;

  it('have no text that only English has', () => {
    const catalogue = globSync('server/seed/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    const texts = globSync('src/fixtures/*.fixtures.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .flatMap((text) => [
        ...text.matchAll(
          /\b(?:name|title|heading|text|review|label|question|description|brand): '([^']+)'/g,
        ),
      ])
      .map(([, text = '']) => text.replaceAll('\\n', '\n'));
    const missing = texts.filter(
      (text) =>
        /[a-z]{3}/.test(text) &&
        !SAME.test(text) &&
        !(text in fixtureTexts) &&
        !catalogue.includes(`'${text}'`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
