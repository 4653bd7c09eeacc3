import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the shared components. */
export const messages = defineMessages('components', {
  loading: 'Loading',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  couldNotLoad: 'We could not load {what}.',
  /** Below a banner that says that the browser is offline. */
  loadsOnline: 'We try again once you are back online.',
  restLoadsOnline: 'The rest of this page loads once you are back online.',
  checkConnection: 'Check your connection and try again.',
  dialogFailed: 'We could not open this. Check your connection and try again.',
  retry: 'Retry',
  from: 'from',
  was: 'was',
  /** Joins the parts of a list, such as the name and the size of a product. */
  comma: ', ',
  shopName: 'Sadeel',
  /** Label of all links to the booking section. */
  bookVisit: 'Book a free visit',
});

/**
 * Texts about the unit in which a size is sold (product 5.7): `per` after the price of one (`95 AED per metre`), `each`
 * after the lowest price (`from 95 AED a metre`), `unit` after a quantity (`6 m`), `spoken` for assistive technology. What is
 * made to measure has the exact price of a usual window (product 5.24); a smaller one can cost less, so it is no 'from'.
 */
export const unitMessages = defineMessages('components.unit', {
  metre: {
    per: 'per metre',
    each: 'a metre',
    unit: '{quantity, plural, other {m}}',
    spoken: '{quantity, plural, one {{quantity} metre} other {{quantity} metres}}',
  },
  panel: {
    per: 'per panel',
    each: 'a panel',
    unit: '{quantity, plural, one {panel} other {panels}}',
    spoken: '{quantity, plural, one {{quantity} panel} other {{quantity} panels}}',
  },
  blind: {
    per: 'per blind',
    each: 'a blind',
    unit: '{quantity, plural, one {blind} other {blinds}}',
    spoken: '{quantity, plural, one {{quantity} blind} other {{quantity} blinds}}',
  },
  window: {
    per: 'per window',
    each: 'a window',
    unit: '{quantity, plural, one {window} other {windows}}',
    spoken: '{quantity, plural, one {{quantity} window} other {{quantity} windows}}',
  },
  made: {
    name: 'Made to measure',
    per: 'for a usual window, fitted',
  },
});

/** Texts of carousels and of other controls that turn pages. */
export const carouselMessages = defineMessages('components.carousel', {
  pause: 'Pause {what}',
  play: 'Play {what}',
  scroll: 'Scroll the {what}',
  previous: 'Previous {what}',
  next: 'Next {what}',
});

/** Texts of copying a link. */
export const copyLinkMessages = defineMessages('components.copyLink', {
  copyLink: 'Copy link',
  copied: 'Link copied. It shows the same to anyone.',
  copyFailed: 'The link could not be copied. Copy it from this field:',
  link: 'Link',
});

/** Texts of the pagination. */
export const paginationMessages = defineMessages('components.pagination', {
  page: 'page {page}',
  goToPage: 'Go to page {page}',
  goToPreviousPage: 'Go to previous page',
  goToNextPage: 'Go to next page',
});

/** Texts of the quantity stepper. */
export const quantityMessages = defineMessages('components.quantity', {
  quantityOf: 'Quantity of {what}',
  decrease: 'Decrease quantity of {what}',
  increase: 'Increase quantity of {what}',
  updating: 'Updating',
});

/** Texts of toasts. */
export const toastMessages = defineMessages('components.toast', {
  notifications: 'Notifications, Alt+T',
  closeNotification: 'Close notification',
});
