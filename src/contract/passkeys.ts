import type { VerifiedSession } from './auth.ts';
import type { Id, MessageBody } from './common.ts';

/** What `navigator.credentials` returns, with its bytes in base64url, as WebAuthn writes it in JSON. */
interface Credential<Response> {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Response;
}

export type CreatedCredential = Credential<{
  clientDataJSON: string;
  attestationObject: string;
  /** How the browser reaches the device, e.g. `internal`. */
  transports?: string[] | undefined;
}>;

export type SignedCredential = Credential<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | undefined;
}>;

/** Passkeys, with which customers sign in without a code (product 10.18). */
export interface PasskeysContract {
  /** Options of `navigator.credentials.get`, with a challenge that is valid for minutes, once. */
  'POST /user/start-passkey-sign-in': {
    query: undefined;
    body: undefined;
    response: { options: object };
  };
  'POST /user/sign-in-with-passkey': {
    query: undefined;
    body: { credential: SignedCredential };
    response: VerifiedSession;
  };
  /** Options of `navigator.credentials.create`, with such a challenge of this session. */
  'POST /user/start-passkey': { query: undefined; body: undefined; response: { options: object } };
  'POST /user/add-passkey': {
    query: undefined;
    body: { credential: CreatedCredential };
    response: MessageBody;
  };
  'POST /user/remove-passkey': { query: undefined; body: { _id: Id }; response: MessageBody };
}
