/** Words of the shared pieces. */
export const messages = {
  loading: 'Loading',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  couldNotLoad: (what: string) => `We could not load ${what}.`,
  checkConnection: 'Check your connection and try again.',
  retry: 'Retry',
  pause: (what: string) => `Pause ${what}`,
  play: (what: string) => `Play ${what}`,
  scroll: (what: string) => `Scroll the ${what}`,
  page: (number: number, isCurrent: boolean) =>
    isCurrent ? `page ${number}` : `Go to page ${number}`,
  previousPage: 'Go to previous page',
  nextPage: 'Go to next page',
  previous: (what: string) => `Previous ${what}`,
  next: (what: string) => `Next ${what}`,
} as const;
