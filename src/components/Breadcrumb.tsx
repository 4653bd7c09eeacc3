import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from './Link';
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

/** One line on phones: a name that does not fit is cut, the page's own at once below in full. */
const Trail = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  alignItems: 'center',
  fontSize: '0.875rem',
  '& > li': { display: 'flex', alignItems: 'center', minWidth: 0 },
  // No words of its own for those who listen.
  '& > li + li::before': { content: '"/" / ""', flex: 'none', marginInline: 8 },
  '& > li > *': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', '& > li > *': { whiteSpace: 'normal' } },
}));

/** The way from Home to this page, for people and for search engines. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <>
      <StructuredData data={toTrail(crumbs)} />
      <nav aria-label={messages.breadcrumb}>
        <Trail>
          {crumbs.map(({ label, to }) => (
            <li key={label}>
              {to === undefined ? (
                <Typography variant="body2" color="inherit" aria-current="page">
                  {label}
                </Typography>
              ) : (
                <Link to={to} variant="body2" sx={{ paddingBlock: 0.5 }}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </Trail>
      </nav>
    </>
  );
}
