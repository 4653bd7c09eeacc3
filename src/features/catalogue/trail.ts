import type { Crumb } from '@/components/Breadcrumbs';
import type { Translate } from '@/i18n/createI18n';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** Breadcrumbs from all categories to `last`. */
export const trailTo = (t: Translate, last: Crumb[]): Crumb[] => [
  { label: t(messages.categories), to: paths.categories },
  ...last,
];
