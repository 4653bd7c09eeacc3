import type { Crumb } from '@/components/Breadcrumbs';
import { homeCrumb } from '@/components/homeCrumb';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** Breadcrumbs from Home and all categories to `last`. */
export const trailTo = (last: Crumb[]): Crumb[] => [
  homeCrumb,
  { label: messages.categories, to: paths.categories },
  ...last,
];
