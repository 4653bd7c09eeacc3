import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { messages } from './messages';
import { StructuredData } from './StructuredData';

export interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: string;
}

/** Breadcrumbs as a schema.org BreadcrumbList; the last item needs no URL. */
const toBreadcrumbList = (crumbs: Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});

/** Breadcrumb links from the home page, with structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <>
      <StructuredData data={toBreadcrumbList(crumbs)} />
      <MuiBreadcrumbs aria-label={messages.breadcrumb}>
        {crumbs.map(({ label, to }) =>
          to === undefined ? (
            <Typography key={label} variant="body2" aria-current="page">
              {label}
            </Typography>
          ) : (
            <Link key={label} href={to} sx={{ paddingBlock: 0.5 }}>
              {label}
            </Link>
          ),
        )}
      </MuiBreadcrumbs>
    </>
  );
}
