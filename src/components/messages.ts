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
  pause: 'Pause {what}',
  play: 'Play {what}',
  scroll: 'Scroll the {what}',
  previous: 'Previous {what}',
  next: 'Next {what}',
  from: 'from',
  was: 'was',
  shopName: 'Sadeel',
  notifications: 'Notifications, Alt+T',
  closeNotification: 'Close notification',
  quantityOf: 'Quantity of {what}',
  decrease: 'Decrease quantity of {what}',
  increase: 'Increase quantity of {what}',
  updating: 'Updating',
  page: 'page {page}',
  goToPage: 'Go to page {page}',
  goToPreviousPage: 'Go to previous page',
  goToNextPage: 'Go to next page',
});
