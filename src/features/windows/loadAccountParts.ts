/** What connects windows with an account, in one chunk that the service worker precaches. */
export const loadAccountParts = () =>
  import(/* webpackChunkName: "windows-account" */ './account/accountParts');
