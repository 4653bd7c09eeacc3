/** What can go wrong between a customer and the shop, and how a test causes it. */
export interface Fault {
  title: string;
  /** `jest`: simulated in jsdom; `browser`: needs a real browser, its cells are e2e tests. */
  place: 'jest' | 'browser';
}

export const faults = {
  offlineAtStart: { title: 'offline at the start', place: 'jest' },
  offlineMidway: { title: 'offline midway', place: 'jest' },
  serverErrorOnce: { title: '500 with a message, once', place: 'jest' },
  serverError: { title: '500 with a message, always', place: 'jest' },
  badGateway: { title: '502 with HTML', place: 'jest' },
  htmlBody: { title: '200 with HTML', place: 'jest' },
  truncatedBody: { title: '200 with truncated JSON', place: 'jest' },
  emptyBody: { title: '200 with an empty body', place: 'jest' },
  noContent: { title: '204', place: 'jest' },
  slow: { title: 'response after 10 s', place: 'jest' },
  stalled: { title: 'no response for 60 s', place: 'jest' },
  tooMany: { title: '429 with Retry-After', place: 'jest' },
  left: { title: 'navigation during the request', place: 'jest' },
  tripleClick: { title: 'triple click', place: 'jest' },
  sessionEnded: { title: '401 on all requests at once', place: 'jest' },
  outOfOrder: { title: 'responses out of order', place: 'jest' },
  focusStorm: { title: '20 focus events', place: 'jest' },
  blockedPopUp: { title: 'blocked pop-up', place: 'jest' },
  storageFull: { title: 'storage full or forbidden', place: 'jest' },
  storageCorrupt: { title: 'corrupt storage', place: 'jest' },
  storageDeleted: { title: 'storage deleted during the visit', place: 'jest' },
  hiddenTab: { title: 'hidden tab, wrong clock', place: 'jest' },
  missingChunk: { title: 'chunk 404 after a deploy', place: 'browser' },
  deadImages: { title: 'dead image host', place: 'browser' },
  restoredPage: { title: 'page restored from the bfcache', place: 'browser' },
  oldWorker: { title: 'service worker of the previous release', place: 'browser' },
} as const satisfies Record<string, Fault>;

export type FaultId = keyof typeof faults;

export const faultIds = Object.keys(faults) as FaultId[];
