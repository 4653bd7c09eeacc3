import type { Crumb } from '@/components/Breadcrumbs';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** Breadcrumbs from all categories to `last`. */
export const trailTo = (last: Crumb[]): Crumb[] => [
  { label: messages.categories, to: paths.categories },
  ...last,
];
