import type { z } from 'zod';
import type { SessionUser } from '../repositories/sessions.ts';
import type { Services } from '../services.ts';
import type { ClientNetworks } from './client.ts';
import type { Device } from './deviceCookie.ts';

/** One endpoint of the contract. */
interface CallShape {
  query: unknown;
  body: unknown;
  response: unknown;
}

interface CallContext<Call extends CallShape> {
  services: Services;
  query: Call['query'];
  body: Call['body'];
  /** Networks of the client, for rate limits. */
  client: ClientNetworks;
  /** Reads the device cookie; lazy, because few endpoints need it. */
  device: () => Device;
  idempotencyKey: string | undefined;
}

/** Accepted request bodies; by default JSON of up to MAX_BODY_BYTES. */
export interface AcceptedBody {
  /** Media types, all of them JSON. */
  types: readonly string[];
  maxBytes: number;
}

type QuerySchema<Call extends CallShape> = [Call['query']] extends [void]
  ? { query?: undefined }
  : { query: z.ZodType<Call['query']> };

type BodySchema<Call extends CallShape> = [Call['body']] extends [void]
  ? { body?: undefined }
  : { body: z.ZodType<Call['body']>; accept?: AcceptedBody };

/** Authentication of a route, and the user that its handler receives. */
type Guarded<Call extends CallShape> =
  | {
      auth: 'public';
      handle: (context: CallContext<Call>) => Promise<Call['response']>;
    }
  | {
      auth: 'optional';
      handle: (
        context: CallContext<Call> & { user: SessionUser | undefined },
      ) => Promise<Call['response']>;
    }
  | {
      auth: 'required';
      handle: (context: CallContext<Call> & { user: SessionUser }) => Promise<Call['response']>;
    };

/** A route handler; the contract defines its query, body and response. */
export type Route<Call extends CallShape> = QuerySchema<Call> & BodySchema<Call> & Guarded<Call>;

/** Routes for a part of the contract; a missing or additional route is a type error. */
export type RoutesFor<Contract> = {
  [Call in keyof Contract]: Contract[Call] extends CallShape ? Route<Contract[Call]> : never;
};

/** Argument of a handler. */
export type RouteContext = CallContext<CallShape> & { user?: SessionUser | undefined };

/** A route of any endpoint. */
export interface AnyRoute {
  auth: 'public' | 'optional' | 'required';
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  accept?: AcceptedBody;
  /**
   * Method syntax makes the parameter bivariant, so that every typed handler is assignable.
   * @returns `undefined` for a 204 response
   */
  handle(context: RouteContext): Promise<object | undefined>;
}
