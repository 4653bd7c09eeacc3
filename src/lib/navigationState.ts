import { asRecord, asText } from './coerce';

/** Navigation state is untrusted: it survives reloads and may come from an older version of the shop. */

/** A size that is put into the cart once its shopper has signed in. */
export interface PendingCartLine {
  productId: string;
  sizeId: string;
}

/** What sign-in interrupted (product 10.7). */
export interface SignInIntent {
  returnTo?: string;
  addToCart?: PendingCartLine;
}

export interface VerifyOtpState extends SignInIntent {
  email: string;
  /** When the code stops counting, in ms since 1970; kept so that a refresh does not restart the countdown. */
  deadline?: number;
}

/** Routes whose subject is named by an id in state or in the query string. */
export interface IdState {
  id: string;
}

/** Only an address inside the shop may be returned to. */
function asReturnPath(value: unknown): string | undefined {
  const path = asText(value);
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : undefined;
}

function asPendingLine(value: unknown): PendingCartLine | undefined {
  const record = asRecord(value);
  const productId = asText(record['productId']);
  const sizeId = asText(record['sizeId']);
  return productId !== undefined && sizeId !== undefined ? { productId, sizeId } : undefined;
}

/** Where sign-in leads back to and what it then does; unusable parts are left out. */
export function readSignInIntent(state: unknown): SignInIntent {
  const record = asRecord(state);
  const returnTo = asReturnPath(record['returnTo']);
  const addToCart = asPendingLine(record['addToCart']);
  return { ...(returnTo !== undefined && { returnTo }), ...(addToCart && { addToCart }) };
}

/** State of /verify-otp; `undefined` when it names no e-mail, so the visitor has to start at /login. */
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

/** The id a detail page is about: from navigation state, else from the query string. */
export function readId(state: unknown, params: URLSearchParams, key = 'id'): string | undefined {
  const id = asText(asRecord(state)[key]) ?? params.get(key) ?? undefined;
  return id === '' ? undefined : id;
}

/** Whether the navigation opens the search overlay (product 5.3). */
export function wantsSearch(state: unknown): boolean {
  return asRecord(state)['search'] === true;
}
