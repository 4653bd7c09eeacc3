import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import type { Highlight } from '@/content/highlights';
import { highlightPath } from '@/lib/paths';

const Links = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(6),
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.375rem',
  lineHeight: 1.25,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** Links to highlights, with their cards as navigation state. */
export function HighlightLinks({ cards }: { cards: readonly Highlight[] }) {
  return (
    <Links>
      {cards.map(({ slug, heading, image, data }) => (
        <li key={slug}>
          <Link
            component={RouterLink}
            to={highlightPath(slug)}
            state={{ heading, image, data }}
            sx={{ display: 'inline-block', paddingBlock: 1.25 }}
          >
            {heading}
          </Link>
        </li>
      ))}
    </Links>
  );
}
