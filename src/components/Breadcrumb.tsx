import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages';
import { StructuredData } from './StructuredData';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

/** The way as schema.org tells it; the page itself, the last step, needs no address. */
const toTrail = (crumbs: Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});

/** One line: a name that does not fit is cut, the page's own at once below in full. */
const trail = {
  color: 'inherit',
  fontSize: '0.875rem',
  '& > ol': { flexWrap: { xs: 'nowrap', md: 'wrap' } },
  '& li:not([aria-hidden])': { minWidth: 0 },
  '& li > *': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // Here and not around it: how a text wraps is set by its own type.
    whiteSpace: { xs: 'nowrap', md: 'normal' },
  },
} as const;

/** The way from Home to this page, for people and for search engines. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <>
      <StructuredData data={toTrail(crumbs)} />
      <Breadcrumbs aria-label={messages.breadcrumb} sx={trail}>
        {crumbs.map(({ label, to }) =>
          to === undefined ? (
            <Typography key={label} variant="body2" color="inherit" aria-current="page">
              {label}
            </Typography>
          ) : (
            <Link
              key={label}
              component={RouterLink}
              to={to}
              variant="body2"
              sx={{ display: 'inline-block', paddingBlock: 0.5 }}
            >
              {label}
            </Link>
          ),
        )}
      </Breadcrumbs>
    </>
  );
}
