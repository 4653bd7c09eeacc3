import { asList, asPath, asRecord, asText } from './coerce';

// Parsers of what sign-in interrupts. Apart from navigationState.ts, because only few pages need them.

/** A size that is added to the cart after sign-in. The key was made with the intent, so that a repeat adds nothing. */
export interface PendingCartLine {
  productId: string;
  sizeId: string;
  quantity?: number;
  idempotencyKey?: string;
}

/** A review that is sent after sign-in; its texts stay in memory (product 6.4). */
export interface PendingReview {
  productId: string;
  idempotencyKey: string;
}

/** An address that is saved after sign-in; it stays in memory, because history entries are stored. */
export interface PendingAddress {
  idempotencyKey: string;
}

/** What continues after sign-in (product 10.20). */
export interface PendingActions {
  /** Not empty. */
  addToCart?: PendingCartLine[];
  addReview?: PendingReview;
  saveAddress?: PendingAddress;
  /** The quote of the screen is put in the cart. */
  acceptQuote?: true;
}

/** Where sign-in leads, and what continues there. */
export interface SignInIntent extends PendingActions {
  returnTo?: string;
}

/** Whether the state of `/login` says that a session has ended (product 10.9). */
export const readSessionEnded = (state: unknown): boolean =>
  asRecord(state)['hasSessionEnded'] === true;

export interface VerifyOtpState extends SignInIntent {
  email: string;
  /** Expiry of the code in ms since 1970, so that a reload does not restart the countdown. */
  deadline?: number;
}

function asPendingLine(value: unknown): PendingCartLine | undefined {
  const record = asRecord(value);
  const productId = asText(record['productId']);
  const sizeId = asText(record['sizeId']);
  if (productId === undefined || sizeId === undefined) return undefined;
  const { quantity } = record;
  const idempotencyKey = asText(record['idempotencyKey']);
  return {
    productId,
    sizeId,
    ...(typeof quantity === 'number' && { quantity }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

function asPendingReview(value: unknown): PendingReview | undefined {
  const record = asRecord(value);
  const productId = asText(record['productId']);
  const idempotencyKey = asText(record['idempotencyKey']);
  if (productId === undefined || idempotencyKey === undefined) return undefined;
  return { productId, idempotencyKey };
}

function asPendingAddress(value: unknown): PendingAddress | undefined {
  const idempotencyKey = asText(asRecord(value)['idempotencyKey']);
  return idempotencyKey === undefined ? undefined : { idempotencyKey };
}

function readPendingActions(state: unknown): PendingActions {
  const record = asRecord(state);
  // One line, or several of an order that is ordered again.
  const addToCart = asList([record['addToCart']].flat(), asPendingLine);
  const addReview = asPendingReview(record['addReview']);
  const saveAddress = asPendingAddress(record['saveAddress']);
  return {
    ...(addToCart.length > 0 && { addToCart }),
    ...(addReview && { addReview }),
    ...(saveAddress && { saveAddress }),
    ...(record['acceptQuote'] === true && { acceptQuote: true }),
  };
}

/** What continues on the screen that sign-in returned to; empty on all others. */
export function readResumed(state: unknown): PendingActions {
  return readPendingActions(asRecord(state)['resume']);
}

/** Parses what to do after sign-in; unusable parts are omitted. */
export function readSignInIntent(state: unknown): SignInIntent {
  const returnTo = asPath(asRecord(state)['returnTo']);
  return { ...readPendingActions(state), ...(returnTo !== undefined && { returnTo }) };
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
