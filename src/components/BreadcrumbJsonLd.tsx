import { useLanguage } from '@/i18n/useLanguage';
import { inLanguage } from '@/lib/language';
import type { Crumb } from './Breadcrumbs';
import { StructuredData } from './StructuredData';

/** Breadcrumbs as structured data (schema.org BreadcrumbList); the last item needs no URL. */
export function BreadcrumbJsonLd({ crumbs }: { crumbs: Crumb[] }) {
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
