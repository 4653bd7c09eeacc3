import { messages as components } from '@/components/messages';
import type { Message } from '@/i18n/message';
import { bookingPath, paths } from '@/lib/paths';
import { messages } from './messages';

export interface LayoutLink {
  label: Message;
  to: string;
}

const { links } = messages;

/** Links of the top bar (product 2.5). */
export const topBarLinks: LayoutLink[] = [
  { label: links.home, to: paths.home },
  { label: links.aboutUs, to: paths.about },
  { label: links.categories, to: paths.categories },
  { label: links.ourWorks, to: paths.ourWorks },
  { label: links.faq, to: paths.faq },
  { label: links.orders, to: paths.orders },
];

/** Link to the list of products, apart from the others in top bar, menu and footer (product 2.5). */
export const fabricsLink: LayoutLink = { label: links.fabrics, to: paths.products };

/** Links of the mobile menu (product 2.6). */
export const menuLinks: LayoutLink[] = [
  { label: links.home, to: paths.home },
  { label: links.about, to: paths.about },
  { label: links.categories, to: paths.categories },
  { label: links.ourWorks, to: paths.ourWorks },
  { label: links.faq, to: paths.faq },
  { label: links.cart, to: paths.cart },
];

/** Link to the booking section, for the menu and the footer. */
export const bookingLink: LayoutLink = { label: components.bookVisit, to: bookingPath };

/** Links of the footer besides the legal texts (product 2.7); a label may be a text of the page's feature. */
export const footerLinks: LayoutLink[] = [
  bookingLink,
  fabricsLink,
  { label: links.guide, to: paths.guide },
  { label: links.windows, to: paths.windows },
];
