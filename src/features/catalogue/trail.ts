import type { Crumb } from '@/components/Breadcrumbs';
import { homeCrumb } from '@/components/homeCrumb';
import { paths } from '@/lib/paths';
import { messages } from './messages';

/** The way from Home past all categories to where `last` leads. */
export const trailTo = (last: Crumb[]): Crumb[] => [
  homeCrumb,
  { label: messages.categories, to: paths.categories },
  ...last,
];
