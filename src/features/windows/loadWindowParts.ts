/** What a window needs besides the list, in one chunk that the service worker precaches. */
export const loadWindowParts = () => import(/* webpackChunkName: "windows-form" */ './windowParts');
