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
});
