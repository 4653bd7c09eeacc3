import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { inLanguage, type Language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { StructuredData } from './StructuredData';

export interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: string;
}

/** Breadcrumbs as a schema.org BreadcrumbList; the last item needs no URL. */
const toBreadcrumbList = (crumbs: Crumb[], language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to && inLanguage(to, language),
  })),
});

/** Breadcrumb links, with structured data. `crumbs` follow the home page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const trail = [{ label: t(messages.home), to: paths.home }, ...crumbs];
  return (
    <>
      <StructuredData data={toBreadcrumbList(trail, language)} />
      <MuiBreadcrumbs aria-label={t(messages.breadcrumb)}>
        {trail.map(({ label, to }) =>
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
