import type { z } from 'zod';
import type { SessionUser } from '../repositories/sessions.ts';
import type { Services } from '../services.ts';

/** One entry of the contract. */
interface CallShape {
  query: unknown;
  body: unknown;
  response: unknown;
}

interface CallContext<Call extends CallShape> {
  services: Services;
  query: Call['query'];
  body: Call['body'];
  /** Network of the caller, for limits. */
  client: string;
  idempotencyKey: string | undefined;
}

type QuerySchema<Call extends CallShape> = [Call['query']] extends [void]
  ? { query?: undefined }
  : { query: z.ZodType<Call['query']> };

type BodySchema<Call extends CallShape> = [Call['body']] extends [void]
  ? { body?: undefined }
  : { body: z.ZodType<Call['body']> };

/** Who may call, and what the handler knows of the caller: nothing, perhaps a user, or a user for sure. */
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

/** A call as the server answers it; the contract fixes its query, body and answer. */
export type Route<Call extends CallShape> = QuerySchema<Call> & BodySchema<Call> & Guarded<Call>;

/** A route for every call of a part of the contract: one too few or too many does not compile. */
export type RoutesFor<Contract> = {
  [Call in keyof Contract]: Contract[Call] extends CallShape ? Route<Contract[Call]> : never;
};

/** A route whose call is forgotten, as the router walks them. */
export interface AnyRoute {
  auth: 'public' | 'optional' | 'required';
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  handle: (context: never) => Promise<object>;
}
