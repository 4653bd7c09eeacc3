import type { z } from 'zod';
import type { Language } from '../../src/contract/common.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Messages } from '../messages/messages.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import type { Services } from '../services.ts';
import type { Caching } from './caching.ts';
import type { ClientNetworks } from './client.ts';
import type { Device } from './deviceCookie.ts';
import type { Write } from './write.ts';

/** One endpoint of the contract. */
interface CallShape {
  query: unknown;
  body: unknown;
  response: unknown;
}

/** A schema per language of its error messages. */
export type LocalizedSchema<Output = unknown> = Record<Language, z.ZodType<Output>>;

/** Builds a schema with the messages of each language. */
export function localized<Output>(
  build: (messages: Messages) => z.ZodType<Output>,
): LocalizedSchema<Output> {
  return { en: build(messagesIn('en')), ar: build(messagesIn('ar')) };
}

/**
 * What the handler of a shared read receives: caches store its response by URL, so nothing in it depends on the client or
 * on Accept-Language.
 */
export type ReadContext<Call extends CallShape> = Pick<CallContext<Call>, 'services' | 'query'> &
  // Messages in the language of the query; a read without `lang` has none.
  ('lang' extends keyof Call['query'] ? Pick<CallContext<Call>, 'messages'> : unknown);

interface CallContext<Call extends CallShape> {
  services: Services;
  /** The only way to write; of a customer, while the session lives. */
  write: Write;
  query: Call['query'];
  /** A file is read by calling it, after its limits are checked. @throws HttpError 413, 415 or 400 */
  body: [Call['body']] extends [Blob] ? () => Promise<Uint8Array> : Call['body'];
  /** Networks of the client, for rate limits. */
  client: ClientNetworks;
  /** Reads the device cookie; lazy, because few endpoints need it. */
  device: () => Device;
  idempotencyKey: string | undefined;
  /** Header with a proof of work (http/proofOfWork.ts). */
  proof: string | undefined;
  /** Empty when the client sends none. */
  userAgent: string;
  /** Language of mails, and of messages unless the query has `lang`. */
  language: Language;
  /** Messages for the response. */
  messages: Messages;
}

/** Accepted request bodies; by default JSON of up to MAX_BODY_BYTES. */
export interface AcceptedBody {
  /** Media types, all of them JSON. */
  types: readonly string[];
  maxBytes: number;
}

/** An uploaded file of any content as body; the handler reads it. */
export interface AcceptedFile {
  types: readonly string[];
  maxBytes: number;
}

type QuerySchema<Call extends CallShape> = [Call['query']] extends [void]
  ? { query?: undefined }
  : { query: LocalizedSchema<Call['query']> };

type BodySchema<Call extends CallShape> = [Call['body']] extends [void]
  ? { body?: undefined }
  : [Call['body']] extends [Blob]
    ? { file: AcceptedFile }
    : { body: LocalizedSchema<Call['body']>; accept?: AcceptedBody };

/** What the handler of a call for everybody receives. */
type SharedContext<Name, Call extends CallShape> = Name extends `GET ${string}`
  ? ReadContext<Call>
  : CallContext<Call>;

/** Authentication of a route, and the user that its handler receives. */
type Guarded<Name, Call extends CallShape> =
  | {
      auth: 'public';
      handle: (context: SharedContext<Name, Call>) => Promise<Call['response']>;
    }
  | {
      auth: 'optional';
      handle: (
        context: SharedContext<Name, Call> & { user: SessionUser | undefined },
      ) => Promise<Call['response']>;
    }
  | {
      auth: 'required';
      handle: (context: CallContext<Call> & { user: SessionUser }) => Promise<Call['response']>;
    };

type RouteOf<Name, Call> = Call extends CallShape
  ? QuerySchema<Call> &
      BodySchema<Call> &
      Guarded<Name, Call> & {
        /** How caches keep a response that is the same for everybody. */
        caching?: (query: Call['query'], response: Call['response']) => Caching;
      }
  : never;

/** Route of one call; the contract defines its query, body and response. */
export type Route<Contract, Name extends keyof Contract> = RouteOf<Name, Contract[Name]>;

/** Routes for a part of the contract; a missing or additional route is a type error. */
export type RoutesFor<Contract> = {
  [Name in keyof Contract]: Route<Contract, Name>;
};

/** Argument of a handler; one of a shared read uses a part of it. */
export type RouteContext = ReadContext<CallShape> &
  Partial<CallContext<CallShape>> & { user?: SessionUser | undefined };

/** A route of any endpoint. */
export interface AnyRoute {
  auth: 'public' | 'optional' | 'required';
  query?: LocalizedSchema | undefined;
  body?: LocalizedSchema | undefined;
  accept?: AcceptedBody;
  file?: AcceptedFile;
  /** Methods like `handle`, for the same reason. */
  caching?(query: unknown, response: unknown): Caching;
  /**
   * Method syntax makes the parameter bivariant, so that every typed handler is assignable.
   * @returns `undefined` for a 204 response
   */
  handle(context: RouteContext): Promise<object | undefined>;
}
