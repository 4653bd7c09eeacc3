import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { colours } from '@/theme/tokens';

export interface ProseProps {
  paragraphs: readonly string[];
  /** List items after the paragraphs. */
  list?: readonly string[];
}

const Points = styled('ul')(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  '& > li': {
    ...theme.typography.body1,
    position: 'relative',
    paddingBlock: theme.spacing(1.25),
    paddingInlineStart: theme.spacing(4),
    borderBlockEnd: `1px solid ${colours.sandDark}`,
  },
  '& > li:first-of-type': { borderBlockStart: `1px solid ${colours.sandDark}` },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: `calc(${theme.spacing(1.25)} + 0.8em)`,
    width: 16,
    height: 1,
    backgroundColor: colours.gold,
  },
}));

/** Paragraphs and an optional list, at most about 75 characters per line. */
export function Prose({ paragraphs, list }: ProseProps) {
  return (
    <Box sx={{ maxWidth: '56ch' }}>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ '& + &': { marginBlockStart: 2.5 } }}>
          {paragraph}
        </Typography>
      ))}
      {list !== undefined && list.length > 0 && (
        <Points>
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      )}
    </Box>
  );
}
