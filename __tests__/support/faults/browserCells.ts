import { pageIds } from '../../../src/contract/pages.ts';
import { faultIds, faults, type FaultId } from './faults.ts';
import { reads } from './reads.ts';
import { rules } from './rules.ts';
import type { Route } from './screens.ts';

/** Faults that only a real browser can have. */
export type BrowserFaultId = {
  [Id in FaultId]: (typeof faults)[Id]['place'] extends 'browser' ? Id : never;
}[FaultId];

export interface BrowserCell {
  fault: BrowserFaultId;
  route: Route;
}

/** Every page of the shop, and a URL without one. */
export const routes: readonly Route[] = [...pageIds, 'notFound'];

/** Screens that request what they show; facts of the shop come with the page. */
export const routesWithData: readonly Route[] = [
  ...new Set(
    reads
      .filter(({ call }) => call.startsWith('GET /user/get-') && !call.endsWith('/get-shop-facts'))
      .map(({ route }) => route),
  ),
];

const isOfBrowser = (id: FaultId): id is BrowserFaultId => faults[id].place === 'browser';

function appliesTo(fault: BrowserFaultId, route: Route): boolean {
  const rule = rules.screen[fault];
  const screen = { route, url: '', hasReads: false };
  return (typeof rule === 'function' ? rule(screen) : rule) === 'browser';
}

/**
 * The cells of the matrix that are tests in a browser. Apart from `matrix.ts`, because Playwright cannot import modules
 * of the app.
 */
export const browserCells: readonly BrowserCell[] = faultIds
  .filter(isOfBrowser)
  .flatMap((fault) =>
    routes.filter((route) => appliesTo(fault, route)).map((route) => ({ fault, route })),
  );
