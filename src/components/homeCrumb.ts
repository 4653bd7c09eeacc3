import { paths } from '@/lib/paths';
import type { Crumb } from './Breadcrumbs';
import { messages } from './messages';

/** First crumb of every breadcrumb. */
export const homeCrumb: Crumb = { label: messages.home, to: paths.home };
