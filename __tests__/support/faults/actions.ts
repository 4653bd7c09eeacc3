import type { ApiCall } from '@/contract/api';
import type { paths } from '@/lib/paths';
import { accountActions } from './accountActions';
import type { createNetwork } from './network';
import type { Shop } from './openShop';
import { shoppingActions } from './shoppingActions';
import { signInActions } from './signInActions';

/** A press on a screen that sends a change to the server. */
export interface Action {
  route: keyof typeof paths;
  endpoint: string;
  call: ApiCall;
  url: string;
  state?: unknown;
  isSignedIn?: boolean;
  prepare?: (network: ReturnType<typeof createNetwork>) => void;
  /** Opens and fills the form, up to the press. */
  fill?: (shop: Shop) => Promise<void> | void;
  /** Fills again what a failure clears. */
  refill?: () => void;
  /** Name of the button that sends. */
  button: string;
  /** What the customer typed and still has after a failure: names and values of fields. */
  typed?: Record<string, string>;
  /** Text after a failure without a message of the server; absent where only the log has it (product 12.3). */
  failure?: string;
  /** Text after success. */
  done: string;
  /** Whether the request has an idempotency key (product 13.9). */
  hasKey?: boolean;
  /** Whether it succeeds for the customer whatever the server answers. */
  endsAnyway?: boolean;
}

/** Every press that sends a change. */
export const actions: readonly Action[] = [...signInActions, ...shoppingActions, ...accountActions];
