/** Texts of the shared components. */
export const messages = {
  loading: 'Loading',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  couldNotLoad: (what: string) => `We could not load ${what}.`,
  /** Below a banner that says that the browser is offline. */
  loadsOnline: 'We try again once you are back online.',
  restLoadsOnline: 'The rest of this page loads once you are back online.',
  checkConnection: 'Check your connection and try again.',
  dialogFailed: 'We could not open this. Check your connection and try again.',
  retry: 'Retry',
  pause: (what: string) => `Pause ${what}`,
  play: (what: string) => `Play ${what}`,
  scroll: (what: string) => `Scroll the ${what}`,
  previous: (what: string) => `Previous ${what}`,
  next: (what: string) => `Next ${what}`,
  from: 'from',
  was: 'was',
} as const;
