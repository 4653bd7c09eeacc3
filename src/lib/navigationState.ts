import { asRecord, asText } from './coerce';

/** Parsers of navigation state, which is untrusted: it survives reloads and may come from an older version. */

/** A size that is added to the cart after sign-in. */
export interface PendingCartLine {
  productId: string;
  sizeId: string;
  quantity?: number;
}

/** What to do after sign-in (product 10.7). */
export interface SignInIntent {
  returnTo?: string;
  addToCart?: PendingCartLine;
}

export interface VerifyOtpState extends SignInIntent {
  email: string;
  /** Expiry of the code in ms since 1970, so that a reload does not restart the countdown. */
  deadline?: number;
}

/** Navigation state of a detail page; the id may be in the query string instead. */
export interface IdState {
  id: string;
}

/** The path, unless it leads to another origin. */
function asReturnPath(value: unknown): string | undefined {
  const path = asText(value);
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : undefined;
}

function asPendingLine(value: unknown): PendingCartLine | undefined {
  const record = asRecord(value);
  const productId = asText(record['productId']);
  const sizeId = asText(record['sizeId']);
  if (productId === undefined || sizeId === undefined) return undefined;
  const { quantity } = record;
  return { productId, sizeId, ...(typeof quantity === 'number' && { quantity }) };
}

/** Parses what to do after sign-in; unusable parts are omitted. */
export function readSignInIntent(state: unknown): SignInIntent {
  const record = asRecord(state);
  const returnTo = asReturnPath(record['returnTo']);
  const addToCart = asPendingLine(record['addToCart']);
  return { ...(returnTo !== undefined && { returnTo }), ...(addToCart && { addToCart }) };
}

/** State of /verify-otp; `undefined` without an e-mail address. */
export function readVerifyOtpState(state: unknown): VerifyOtpState | undefined {
  const record = asRecord(state);
  const email = asText(record['email']);
  if (email === undefined || email === '') return undefined;
  const deadline = record['deadline'];
  return {
    ...readSignInIntent(state),
    email,
    ...(typeof deadline === 'number' && Number.isFinite(deadline) && { deadline }),
  };
}

/** Id of a detail page, from navigation state or else the query string. */
export function readId(state: unknown, params: URLSearchParams, key = 'id'): string | undefined {
  const id = asText(asRecord(state)[key]) ?? params.get(key) ?? undefined;
  return id === '' ? undefined : id;
}

/** Whether the navigation opens the search overlay (product 5.3). */
export function wantsSearch(state: unknown): boolean {
  return asRecord(state)['search'] === true;
}

/** Name of the overlay that a history entry shows, e.g. the menu; see `useHistoryOverlay`. */
export function readOverlay(state: unknown): string | undefined {
  return asText(asRecord(state)['overlay']);
}
