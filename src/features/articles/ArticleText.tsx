import { styled } from '@mui/material/styles';
import { colours, fluid } from '@/theme/tokens';

/** Typography of article text, at most about 75 characters per line. */
export const ArticleText = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  fontSize: fluid(17, 20),
  lineHeight: 1.7,
  maxWidth: '57ch',
  marginInline: 'auto',
  textWrap: 'pretty',
  '& > :not(* + *)': { marginBlockStart: 0 },
  '& > p:first-of-type': {
    ...theme.typography.lead,
    fontSize: fluid(20, 24),
  },
  '& p': { marginBlock: '0 1.25em' },
  '& h2': { ...theme.typography.h2, fontSize: fluid(26, 34), marginBlock: '1.6em 0.5em' },
  '& h3, & h4, & h5': { ...theme.typography.h3, marginBlock: '1.5em 0.5em' },
  '& ul, & ol': { marginBlock: '0 1.25em', paddingInlineStart: '1.25em', listStyle: 'revert' },
  '& li': { marginBlockEnd: '0.5em' },
  '& li::marker': { color: colours.goldInk },
  '& a': { color: 'inherit', textDecorationColor: colours.gold, textUnderlineOffset: '0.2em' },
  '& a:focus-visible, & table:focus-visible': {
    outline: `2px solid ${colours.ink}`,
    outlineOffset: 2,
  },
  '& blockquote': {
    marginInline: 0,
    marginBlock: '2em',
    paddingInlineStart: theme.spacing(3),
    borderInlineStart: `2px solid ${colours.gold}`,
    ...theme.typography.lead,
    fontSize: fluid(22, 30),
    '& p': { marginBlock: 0 },
  },
  '& img': { display: 'block', width: '100%', height: 'auto', marginBlock: '2em' },
  '& table': {
    display: 'block',
    overflowX: 'auto',
    borderCollapse: 'collapse',
    marginBlock: '2em',
    fontSize: '1rem',
  },
  '& th, & td': {
    paddingBlock: theme.spacing(1.25),
    paddingInline: theme.spacing(0, 3),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${colours.sandDark}`,
  },
  '& th': { ...theme.typography.overline, color: colours.taupe, whiteSpace: 'nowrap' },
}));
