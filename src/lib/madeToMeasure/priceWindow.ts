import { blindChanges } from './blindChanges.ts';
import type { BlindRequest, Change, CurtainRequest, Refusal, Refused } from './configuration.ts';
import { curtainChanges } from './curtainChanges.ts';
import { priceBlind, type PricedBlind } from './priceBlind.ts';
import { priceCurtain, type PricedCurtain } from './priceCurtain.ts';

export type WindowRequest = CurtainRequest | BlindRequest;
export type PricedWindow = PricedCurtain | PricedBlind;

export const isCurtain = (request: WindowRequest): request is CurtainRequest =>
  request.product.kind === 'curtain';

const priced = (request: WindowRequest): PricedWindow | Refusal =>
  isCurtain(request) ? priceCurtain(request) : priceBlind(request);

function changedCurtain(request: CurtainRequest, change: Change): CurtainRequest {
  const { window, options } = request;
  const { mount = window.mount } = change;
  const { heading, lining, parts } = { ...options, ...change };
  const motor = change.motor === null ? undefined : (change.motor ?? options.motor);
  const left = change.left === null ? undefined : options.left;
  return {
    ...request,
    window: { ...window, mount },
    options: { ...options, heading, lining, parts, motor, left },
  };
}

function changedBlind(request: BlindRequest, change: Change): BlindRequest {
  const { window, options } = request;
  const { control, extras, parts } = { ...options, ...change };
  const { mount = window.mount } = change;
  return {
    ...request,
    window: { ...window, mount },
    options: { ...options, control, extras, parts },
  };
}

/** A request with a change that a refusal offers. */
export const withChange = (request: WindowRequest, change: Change): WindowRequest =>
  isCurtain(request) ? changedCurtain(request, change) : changedBlind(request, change);

/** The first change with which the window has a price, and the length of each part with it. */
function whatWorks(request: WindowRequest, refusal: Refusal): Pick<Refusal, 'change' | 'each'> {
  const changes = isCurtain(request)
    ? curtainChanges(refusal, request)
    : blindChanges(refusal, request);
  for (const change of changes) {
    const result = priced(withChange(request, change));
    if ('code' in result) continue;
    if (change.parts === undefined) return { change };
    return { change, each: result.kind === 'curtain' ? result.track : result.width };
  }
  return {};
}

/** Price of a finished window with its breakdown, or why it cannot be made and what works instead. */
export function priceWindow(request: WindowRequest): PricedWindow | Refused {
  const result = priced(request);
  if (!('code' in result)) return result;
  return { kind: 'refused', refusal: { ...result, ...whatWorks(request, result) } };
}
