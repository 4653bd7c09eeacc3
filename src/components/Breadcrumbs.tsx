import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import type { Language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { BreadcrumbJsonLd } from './BreadcrumbJsonLd';
import { messages } from './messages';

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
