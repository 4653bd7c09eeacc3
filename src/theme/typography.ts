import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fluid } from './tokens';

export const serif =
  "'Cormorant Garamond Variable', 'Cormorant Garamond Fallback', 'Times New Roman', serif";
export const sans = "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif";

/** Lining figures, because the default "1" of this serif looks like a capital I. */
const heading = {
  fontFamily: serif,
  fontWeight: 500,
  letterSpacing: '-0.005em',
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
  overflowWrap: 'break-word',
} as const;

/** Avoids a single word on the last line. */
const bodyText = { textWrap: 'pretty' } as const;

export const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  display: { ...heading, fontSize: fluid(40, 72), lineHeight: 1.05, letterSpacing: '-0.015em' },
  h1: { ...heading, fontSize: fluid(36, 56), lineHeight: 1.1, letterSpacing: '-0.01em' },
  h2: { ...heading, fontSize: fluid(30, 48), lineHeight: 1.12, letterSpacing: '-0.01em' },
  h3: { ...heading, fontSize: fluid(22, 28), lineHeight: 1.2, fontWeight: 600 },
  h4: { ...heading, fontSize: fluid(20, 24), lineHeight: 1.25, fontWeight: 600 },
  h5: { ...heading, fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600 },
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
  overline: {
    fontSize: '0.75rem',
    fontWeight: 500,
    lineHeight: 1.6,
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
  },
};
