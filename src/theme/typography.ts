import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { Language } from '@/lib/language';
import { fluid } from './tokens';

interface Families {
  serif: string;
  sans: string;
}

/**
 * Digits and Latin letters, then Arabic fonts of Apple, Windows, Android and Linux. They are named, because the browser's
 * search for a font with the letters makes the first layout twice as long.
 */
const ARABIC_PAGE_FALLBACKS =
  "'Figtree Optional', 'Figtree Fallback', 'Geeza Pro', 'Segoe UI', 'Noto Sans Arabic', 'Noto Naskh Arabic', 'DejaVu Sans', Tahoma, Arial, sans-serif";

/**
 * Families of each language. Arabic headings take digits and Latin letters from the sans serif: the Arabic faces have
 * none, and one Latin face less is downloaded.
 */
export const families: Readonly<Record<Language, Families>> = {
  en: {
    serif: "'Cormorant Garamond Variable', 'Cormorant Garamond Fallback', 'Times New Roman', serif",
    sans: "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif",
  },
  ar: {
    serif: `'El Messiri Variable', ${ARABIC_PAGE_FALLBACKS}`,
    sans: `'Readex Pro Variable', ${ARABIC_PAGE_FALLBACKS}`,
  },
};

/** Lining figures, because the default "1" of the serif looks like a capital I. */
const heading = {
  fontWeight: 500,
  letterSpacing: '-0.005em',
  fontVariantNumeric: 'lining-nums',
  textWrapStyle: 'balance',
  overflowWrap: 'break-word',
} as const;

/** Avoids a single word on the last line. `text-wrap` would reset `white-space: nowrap` of amounts. */
const bodyText = { textWrapStyle: 'pretty' } as const;

function latin({ serif, sans }: Families) {
  const title = { ...heading, fontFamily: serif };
  return {
    fontFamily: sans,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    display: { ...title, fontSize: fluid(40, 72), lineHeight: 1.05, letterSpacing: '-0.015em' },
    h1: { ...title, fontSize: fluid(36, 56), lineHeight: 1.1, letterSpacing: '-0.01em' },
    h2: { ...title, fontSize: fluid(30, 48), lineHeight: 1.12, letterSpacing: '-0.01em' },
    h3: { ...title, fontSize: fluid(22, 28), lineHeight: 1.2, fontWeight: 600 },
    h4: { ...title, fontSize: fluid(20, 24), lineHeight: 1.25, fontWeight: 600 },
    h5: { ...title, fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600 },
    h6: { fontFamily: sans, fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
    body1: { ...bodyText, fontSize: fluid(16, 17), lineHeight: 1.65 },
    body2: { ...bodyText, fontSize: '0.875rem', lineHeight: 1.55 },
    caption: { ...bodyText, fontSize: '0.8125rem', lineHeight: 1.45 },
    button: {
      fontSize: '0.9375rem',
      fontWeight: 500,
      textTransform: 'none',
      letterSpacing: '0.02em',
    },
    lead: { fontFamily: serif, lineHeight: 1.45 },
    overline: {
      fontSize: '0.75rem',
      fontWeight: 500,
      lineHeight: 1.6,
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
  } satisfies TypographyVariantsOptions;
}

/**
 * Letter-spacing breaks the joins of Arabic letters, and their marks need taller lines. The serif has one weight, so headings
 * name it; in running text it is too heavy.
 */
function arabic(options: Families): TypographyVariantsOptions {
  const base = latin(options);
  const title = { letterSpacing: 0, lineHeight: 1.4, fontWeight: 600 } as const;
  return {
    ...base,
    display: { ...base.display, ...title, lineHeight: 1.3 },
    h1: { ...base.h1, ...title },
    // The bold letters are wider, and the same words are to fit a line.
    h2: { ...base.h2, ...title, fontSize: fluid(26, 44) },
    h3: { ...base.h3, ...title },
    h4: { ...base.h4, ...title },
    h5: { ...base.h5, ...title },
    h6: { ...base.h6, lineHeight: 1.6 },
    body1: { ...base.body1, lineHeight: 1.8 },
    body2: { ...base.body2, lineHeight: 1.75 },
    caption: { ...base.caption, lineHeight: 1.7 },
    button: { ...base.button, letterSpacing: 0 },
    lead: { fontFamily: options.sans, lineHeight: 1.75 },
    overline: { ...base.overline, fontSize: '0.875rem', lineHeight: 1.8, letterSpacing: 0 },
  };
}

/** Typography of a language. */
export function typographyOf(language: Language): TypographyVariantsOptions {
  return language === 'ar' ? arabic(families.ar) : latin(families.en);
}
