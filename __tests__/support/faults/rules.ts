import type { Action } from './actions';
import type { Background } from './background';
import type { FaultId } from './faults';
import type { Read } from './reads';
import type { Screen } from './screens';
import type { StoredSlice } from './storedSlices';

export type SubjectKind = 'read' | 'action' | 'background' | 'screen' | 'slice';

/** Where a fault is tested, or why it does not apply. */
export type Verdict = 'jest' | 'browser' | { not: string };

/** The verdict on every fault; a new fault without one does not compile. */
export type Rules<Subject> = Record<FaultId, Verdict | ((subject: Subject) => Verdict)>;

const not = (reason: string): Verdict => ({ not: reason });

const ofTheScreen = not('it concerns the screen, not one request');
const nothingStored = not('responses are not stored');
const notPressed = not('nobody presses for it');
const sameAsRead = not('a screen with responses has these cells in its reads');

const ofResponses = {
  offlineMidway: 'jest',
  serverError: 'jest',
  badGateway: 'jest',
  htmlBody: 'jest',
  truncatedBody: 'jest',
  emptyBody: 'jest',
  noContent: 'jest',
  stalled: 'jest',
  tooMany: 'jest',
  storageFull: nothingStored,
  storageCorrupt: nothingStored,
  storageDeleted: nothingStored,
  hiddenTab: not('it does not depend on the clock'),
  missingChunk: ofTheScreen,
  deadImages: ofTheScreen,
  restoredPage: ofTheScreen,
  oldWorker: ofTheScreen,
} as const satisfies Partial<Rules<unknown>>;

const read: Rules<Read> = {
  ...ofResponses,
  offlineAtStart: 'jest',
  serverErrorOnce: 'jest',
  slow: 'jest',
  left: 'jest',
  focusStorm: 'jest',
  tripleClick: notPressed,
  blockedPopUp: notPressed,
  sessionEnded: ({ isSignedIn }) =>
    isSignedIn === true ? 'jest' : not('visitors have no session, and public reads need none'),
  outOfOrder: ({ pageParam }) =>
    pageParam === undefined ? not('its argument does not change on the screen') : 'jest',
};

const action: Rules<Action> = {
  ...ofResponses,
  slow: 'jest',
  left: 'jest',
  tripleClick: 'jest',
  sessionEnded: ({ isSignedIn, endsAnyway }) =>
    isSignedIn === true && endsAnyway !== true ? 'jest' : not('it needs no session'),
  offlineAtStart: not('the form opens with the screen, whose reads have this cell'),
  serverErrorOnce: not('changes are never retried, so it is like every 500'),
  focusStorm: not('focus sends no changes'),
  outOfOrder: not('one request at a time'),
  blockedPopUp: ({ endpoint }) => (endpoint === 'placeOrder' ? 'jest' : not('opens no window')),
};

const background: Rules<Background> = {
  ...ofResponses,
  offlineMidway: ({ isRepeated }) =>
    isRepeated ? 'jest' : not('errors of a browser without connection are not reported'),
  offlineAtStart: not('it is sent later'),
  serverErrorOnce: not('the cell of every 500 recovers, too'),
  slow: not('nobody waits for it'),
  left: not('it does not belong to a screen'),
  tripleClick: notPressed,
  sessionEnded: not('the cells of actions end the session of every request'),
  outOfOrder: not('one request at a time'),
  focusStorm: not('focus sends no changes'),
  blockedPopUp: notPressed,
};

const unlessReads = ({ hasReads }: Screen): Verdict => (hasReads ? sameAsRead : 'jest');
const ofRequests = not('it concerns a request, not the screen');

const screen: Rules<Screen> = {
  offlineAtStart: unlessReads,
  serverError: unlessReads,
  badGateway: unlessReads,
  stalled: unlessReads,
  offlineMidway: ofRequests,
  serverErrorOnce: ofRequests,
  htmlBody: ofRequests,
  truncatedBody: ofRequests,
  emptyBody: ofRequests,
  noContent: ofRequests,
  slow: ofRequests,
  tooMany: ofRequests,
  left: ofRequests,
  tripleClick: ofRequests,
  sessionEnded: ofRequests,
  outOfOrder: ofRequests,
  focusStorm: ofRequests,
  blockedPopUp: ofRequests,
  storageFull: not('the stored slices have these cells'),
  storageCorrupt: not('the stored slices have these cells'),
  storageDeleted: not('the stored slices have these cells'),
  hiddenTab: ({ route }) => (route === 'verifyOtp' ? 'jest' : not('it has no countdown')),
  missingChunk: 'browser',
  deadImages: 'browser',
  restoredPage: ({ route }) =>
    route === 'notFound' ? not('browsers restore pages with status 200 only') : 'browser',
  oldWorker: 'browser',
};

const ofNetwork = not('it is stored in the browser');

const slice: Rules<StoredSlice> = {
  storageFull: 'jest',
  storageCorrupt: 'jest',
  storageDeleted: 'jest',
  offlineAtStart: ofNetwork,
  offlineMidway: ofNetwork,
  serverErrorOnce: ofNetwork,
  serverError: ofNetwork,
  badGateway: ofNetwork,
  htmlBody: ofNetwork,
  truncatedBody: ofNetwork,
  emptyBody: ofNetwork,
  noContent: ofNetwork,
  slow: ofNetwork,
  stalled: ofNetwork,
  tooMany: ofNetwork,
  left: ofNetwork,
  tripleClick: notPressed,
  sessionEnded: ofNetwork,
  outOfOrder: ofNetwork,
  focusStorm: ofNetwork,
  blockedPopUp: notPressed,
  hiddenTab: not('it does not depend on the clock'),
  missingChunk: ofTheScreen,
  deadImages: ofTheScreen,
  restoredPage: ofTheScreen,
  oldWorker: ofTheScreen,
};

export const rules = { read, action, background, screen, slice };
