import { paths } from '@/lib/paths';
import type { messages } from './messages';

export interface LayoutLink {
  label: keyof typeof messages.links;
  to: string;
}

/** Links of the top bar (product 2.5). */
export const topBarLinks: LayoutLink[] = [
  { label: 'home', to: paths.home },
  { label: 'aboutUs', to: paths.about },
  { label: 'categories', to: paths.categories },
  { label: 'ourWorks', to: paths.ourWorks },
  { label: 'faq', to: paths.faq },
  { label: 'orders', to: paths.orders },
];

/** Link to the list of products, apart from the others in top bar, menu and footer (product 2.5). */
export const fabricsLink: LayoutLink = { label: 'fabrics', to: paths.products };

/** Links of the footer besides the legal texts (product 2.7). */
export const footerLinks: LayoutLink[] = [
  fabricsLink,
  { label: 'guide', to: paths.guide },
  { label: 'windows', to: paths.windows },
];

/** Links of the mobile menu (product 2.6). */
export const menuLinks: LayoutLink[] = [
  { label: 'home', to: paths.home },
  { label: 'about', to: paths.about },
  { label: 'categories', to: paths.categories },
  { label: 'ourWorks', to: paths.ourWorks },
  { label: 'faq', to: paths.faq },
  { label: 'cart', to: paths.cart },
];
