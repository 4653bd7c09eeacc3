import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the layout. */
export const messages = defineMessages('layout', {
  links: {
    home: 'Home',
    about: 'About',
    aboutUs: 'About Us',
    categories: 'Categories',
    ourWorks: 'Our Works',
    faq: 'FAQ',
    orders: 'Orders',
    cart: 'Cart',
    fabrics: 'Fabrics',
    guide: 'Light guide',
    windows: 'My windows',
  },
  skip: 'Skip to content',
  wordmark: 'Sadeel, home',
  mainNavigation: 'Main',
  search: 'Search',
  openMenu: 'Open menu',
  pageFailed: {
    title: 'This page did not open.',
    help: 'It may be a broken connection or a new version of the shop. Loading it again usually helps.',
    reload: 'Load again',
  },
  pageNotSaved: {
    title: 'This page is not saved on your device.',
    help: 'It opens by itself as soon as you are back online.',
    reload: 'Retry',
  },
  offline: 'You are offline. Pages that you have opened are still here.',
});

/** Texts about the session in the menu. */
export const accountMessages = defineMessages('layout.account', {
  logIn: 'Log in',
  logOut: 'Log out',
  orders: 'Orders',
  myAccount: 'My account',
  signedInAs: 'Signed in as',
});

/** Texts of the menu of phones. */
export const menuMessages = defineMessages('layout.menu', {
  menu: 'Menu',
  closeMenu: 'Close menu',
});

/** Texts of the footer. */
export const footerMessages = defineMessages('footer', {
  visitUs: 'Visit us',
  contact: 'Contact',
  information: 'Information',
  blog: 'Blog',
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  rights: '© {year} {name}. All rights reserved.',
});
