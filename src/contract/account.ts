import type { User } from './auth.ts';
import type { Id, IsoDate, MessageBody } from './common.ts';

/** A device that is signed in to an account. */
export interface AccountSession {
  _id: Id;
  /** Name of the browser, e.g. `Chrome`; absent when it is unknown. */
  browser?: string;
  /** Operating system or kind of device, e.g. `Android` or `iPhone`; absent when it is unknown. */
  system?: string;
  signedInAt: IsoDate;
  /** Up to five minutes too early. */
  lastUsedAt: IsoDate;
  /** Whether the request was sent by this session. */
  isCurrent: boolean;
}

/** A key with which the customer signs in without a code (product 10.18). */
export interface AccountPasskey {
  _id: Id;
  /** Of the device that created it, as in `AccountSession`. */
  browser?: string;
  system?: string;
  createdAt: IsoDate;
  /** Absent until it is used. */
  lastUsedAt?: IsoDate;
}

export interface Account {
  user: User;
  /** Number of measured windows that the account stores. */
  windowCount: number;
  /** The latest used first. */
  sessions: AccountSession[];
  /** The newest first; absent from a server without passkeys. */
  passkeys?: AccountPasskey[];
}

/** The customer's account (product 10.13). */
export interface AccountContract {
  'GET /user/get-account': { query: undefined; body: undefined; response: Account };
  /** An empty name removes it. */
  'POST /user/update-account': {
    query: undefined;
    body: { name: string };
    response: { message: string; user: User };
  };
  'POST /user/revoke-session': { query: undefined; body: { _id: Id }; response: MessageBody };
  'POST /user/revoke-sessions': { query: undefined; body: undefined; response: MessageBody };
  /** All data about the customer, without secrets. */
  'GET /user/export-account': { query: undefined; body: undefined; response: object };
  'POST /user/send-closing-code': { query: undefined; body: undefined; response: MessageBody };
  'POST /user/close-account': { query: undefined; body: { otp: string }; response: MessageBody };
}
