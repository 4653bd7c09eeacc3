import { styled } from '@mui/material/styles';
import { colours } from '@/theme/tokens';

const LINE_HEIGHT = '1.4375em';

export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'block',
  marginBlockEnd: theme.spacing(0.75),
  fontSize: '0.9375rem',
  lineHeight: LINE_HEIGHT,
}));

/** Holds the text and what stands beside it; its line tells a wrong field and the focused one. */
export const FieldBox = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  lineHeight: LINE_HEIGHT,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: colours.white,
  // Drawn over the box, so that a thicker line moves nothing.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${colours.stone}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '&:has([aria-invalid=true])::after': { borderColor: theme.palette.error.main },
  '&:hover::after': { borderColor: colours.taupe },
  '&:has(:is(input, textarea):focus)::after': { borderWidth: 2, borderColor: colours.ink },
}));

/** What is typed, in the type and colour of its box. */
export const typedText = {
  boxSizing: 'content-box',
  width: '100%',
  minWidth: 0,
  height: LINE_HEIGHT,
  margin: 0,
  padding: '13px 14px',
  border: 0,
  borderRadius: 'inherit',
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  '&::placeholder': { color: 'inherit', opacity: 0.42 },
} as const;

export const FieldNote = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  marginBlockStart: 6,
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
  '&[role=alert]': { color: theme.palette.error.main },
}));
