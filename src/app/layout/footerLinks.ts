import { paths } from '@/lib/paths';
import { fabricsLink, type LayoutLink } from './links';
import { messages } from './messages';

/** Links of the footer besides the legal texts (product 2.7); a label may be a text of the page's feature. */
export const footerLinks: LayoutLink[] = [
  fabricsLink,
  { label: messages.links.guide, to: paths.guide },
  { label: messages.links.windows, to: paths.windows },
];
