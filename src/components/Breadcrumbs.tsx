import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { inLanguage, type Language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { useLanguage } from '@/i18n/useLanguage';
import { messages } from './messages';
import { StructuredData } from './StructuredData';

/** Breadcrumbs as structured data (schema.org BreadcrumbList); the last item needs no URL. */
function BreadcrumbJsonLd({ crumbs }: { crumbs: Crumb[] }) {
  const language = useLanguage();
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to && inLanguage(to, language),
    })),
  };
  return <StructuredData data={list} />;
}

export interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: string;
  /** Language of the label, when it is not that of the page. */
  lang?: Language;
}

/** Breadcrumb links, with structured data. `crumbs` follow the home page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslate();
  const trail: Crumb[] = [{ label: t(messages.home), to: paths.home }, ...crumbs];
  return (
    <>
      <AfterFirstPaint isOnReturn>
        <BreadcrumbJsonLd crumbs={trail} />
      </AfterFirstPaint>
      <MuiBreadcrumbs aria-label={t(messages.breadcrumb)}>
        {trail.map(({ label, to, lang }) =>
          to === undefined ? (
            <Typography key={label} variant="body2" aria-current="page" {...textIn(lang)}>
              {label}
            </Typography>
          ) : (
            <Link key={label} href={to} sx={{ paddingBlock: 0.5 }} {...textIn(lang)}>
              {label}
            </Link>
          ),
        )}
      </MuiBreadcrumbs>
    </>
  );
}
