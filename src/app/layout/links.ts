import { paths } from '@/lib/paths';

export interface LayoutLink {
  label: string;
  to: string;
}

/** Links of the top bar (product 2.5). */
export const topBarLinks: LayoutLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'About Us', to: paths.about },
  { label: 'Categories', to: paths.categories },
  { label: 'Our Works', to: paths.ourWorks },
  { label: 'FAQ', to: paths.faq },
  { label: 'Orders', to: paths.orders },
];

/** Link to the list of products, apart from the others in top bar, menu and footer (product 2.5). */
export const fabricsLink: LayoutLink = { label: 'Fabrics', to: paths.products };

/** Links of the mobile menu (product 2.6). */
export const menuLinks: LayoutLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Categories', to: paths.categories },
  { label: 'Our Works', to: paths.ourWorks },
  { label: 'FAQ', to: paths.faq },
  { label: 'Cart', to: paths.cart },
];
