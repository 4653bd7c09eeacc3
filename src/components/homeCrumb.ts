import { paths } from '@/lib/paths';
import type { Crumb } from './Breadcrumbs';
import { messages } from './messages';

/** Where every breadcrumb begins. */
export const homeCrumb: Crumb = { label: messages.home, to: paths.home };
