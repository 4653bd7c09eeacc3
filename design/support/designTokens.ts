import { createTheme, type Palette, type Theme } from '@mui/material/styles';
import type { Language } from '@/lib/language';
import { surfaces } from '@/theme/components/surfaces';
import { palette } from '@/theme/palette';
import { colours, easeOut, layout, motion } from '@/theme/tokens';
import { typographyOf } from '@/theme/typography';

/** One token, or a group of tokens (https://www.designtokens.org, format of 2025.10). */
export interface TokenGroup {
  [name: string]: Token | TokenGroup;
}

export interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

/** Corner radius and step of the grid in px, as in the theme. */
const CORNER = 2;
const STEP = 8;
const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];
const ROOT_PX = 16;

const px = (value: number): Token => ({ $type: 'dimension', $value: { value, unit: 'px' } });

const mapValues = <Value>(
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value) => Token,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)]));

/** Red, green and blue from 0 to 1, and the hexadecimal code for tools that read nothing else. */
function colourValue(hex: string, alpha = 1) {
  const components = [1, 3, 5].map(
    (at) => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4,
  );
  return { colorSpace: 'srgb', components, alpha, hex: hex.toLowerCase() };
}

/** Roles of the palette, as references to the colours. */
function roles(shades: Palette): TokenGroup {
  const nameOf = (hex: unknown) => Object.entries(colours).find(([, value]) => value === hex)?.[0];
  const groups = Object.entries(shades).flatMap(([group, values]) => {
    if (typeof values === 'string' && nameOf(values) !== undefined)
      return [[group, { base: values }]];
    return typeof values === 'object' && values !== null ? [[group, values as object]] : [];
  }) as [string, Record<string, unknown>][];
  return Object.fromEntries(
    groups.flatMap(([group, values]) => {
      const tokens = Object.entries(values).flatMap(([shade, hex]) => {
        const name = nameOf(hex);
        return name === undefined
          ? []
          : [[shade, { $type: 'color', $value: `{color.${name}}` } satisfies Token]];
      });
      return tokens.length === 0 ? [] : [[group, Object.fromEntries(tokens) as TokenGroup]];
    }),
  );
}

const VARIANTS = ['display', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const TEXT_VARIANTS = ['body1', 'body2', 'caption', 'overline', 'button'] as const;

/** Least and largest size in px of a fluid size in CSS, twice the same of a fixed one. */
function sizesOf(fontSize: string): [number, number] {
  const sizes = [...fontSize.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem) * ROOT_PX);
  const round = (size = 0) => Math.round(size * 100) / 100;
  return [round(sizes[0]), round(sizes.at(-1))];
}

function typeToken(
  theme: Theme,
  variant: (typeof VARIANTS)[number] | (typeof TEXT_VARIANTS)[number],
) {
  const {
    fontFamily = '',
    fontSize,
    fontWeight = 400,
    lineHeight,
    letterSpacing,
  } = theme.typography[variant];
  const [least, largest] = sizesOf(String(fontSize));
  return {
    $type: 'typography',
    $value: {
      fontFamily: fontFamily.split(',').map((family) => family.trim().replaceAll("'", '')),
      fontSize: { value: largest, unit: 'px' },
      fontWeight: Number(fontWeight),
      lineHeight: Number(lineHeight),
      letterSpacing: { value: (parseFloat(String(letterSpacing ?? 0)) || 0) * largest, unit: 'px' },
    },
    $description: least === largest ? '' : `${least} px at 320 px, ${largest} px at 1,440 px`,
    $extensions: { 'com.sadeel.css': { fontSize, letterSpacing: letterSpacing ?? 'normal' } },
  } satisfies Token;
}

/** Theme of a language without the components, so that Node runs it without a build. */
const themeOf = (language: Language) =>
  createTheme({
    palette,
    typography: typographyOf(language),
    shape: { borderRadius: CORNER },
    spacing: STEP,
  });

function shadow(): Token {
  const { boxShadow = '' } = surfaces.MuiPopover?.styleOverrides?.paper as { boxShadow?: string };
  const [y = 0, blur = 0] = [...boxShadow.matchAll(/(\d+)px/g)].map(([, length]) => Number(length));
  const alpha = Number(/([\d.]+)\)$/.exec(boxShadow)?.[1]);
  const length = (value: number) => ({ value, unit: 'px' });
  return {
    $type: 'shadow',
    $value: {
      offsetX: length(0),
      offsetY: length(y),
      blur: length(blur),
      spread: length(0),
      color: colourValue(colours.night, alpha),
    },
    $extensions: { 'com.sadeel.css': boxShadow },
  };
}

/** Tokens of the theme in the format of the W3C's Design Tokens Community Group. */
export function designTokens(): TokenGroup {
  const english = themeOf('en');
  const typeOf = (language: Language) => {
    const theme = themeOf(language);
    return Object.fromEntries(
      [...VARIANTS, ...TEXT_VARIANTS].map((variant) => [variant, typeToken(theme, variant)]),
    );
  };
  return {
    color: mapValues(colours, (hex) => ({ $type: 'color', $value: colourValue(hex) })),
    role: roles(english.palette),
    type: { english: typeOf('en'), arabic: typeOf('ar') },
    space: Object.fromEntries(STEPS.map((step) => [String(step * STEP), px(step * STEP)])),
    radius: { corner: px(CORNER) },
    shadow: { soft: shadow() },
    layout: mapValues(layout, px),
    breakpoint: mapValues(english.breakpoints.values, px),
    duration: mapValues(motion, (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
    easing: {
      out: { $type: 'cubicBezier', $value: (easeOut.match(/[\d.]+/g) ?? []).map(Number) },
    },
  };
}
