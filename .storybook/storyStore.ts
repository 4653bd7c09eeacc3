import { makeStore, type AppStore } from '@/store/makeStore';
import { signedIn } from '@/store/slices/authSlice';

/** What a story asks of the shop around it: `parameters: { shop: … }`. */
export interface ShopParameters {
  /** Starts with a customer signed in. */
  signedIn?: boolean;
  /** Address of the story, for pieces that read it. */
  path?: string;
  /** Navigation state of that address. */
  state?: unknown;
  /** Shows toasts itself, so the shop's own are left out. */
  hasOwnToasts?: boolean;
  /** Fills the store with answers, e.g. by `upsertQueryEntries`. */
  fill?: (store: AppStore) => void;
  /** What the server says to every call; left out, each call stays on its way. */
  answer?: () => Response;
}

const never = new Promise<Response>(() => undefined);

/** A store for one story. Nothing reaches a network: what was not filled in is answered by the story. */
export function makeStoryStore({ signedIn: isSignedIn, fill, answer }: ShopParameters): AppStore {
  const store = makeStore({
    services: {
      apiBaseUrl: 'http://stories.test/api',
      fetch: () => (answer === undefined ? never : Promise.resolve(answer())),
      log: () => undefined,
    },
  });
  if (isSignedIn) {
    store.dispatch(
      signedIn({
        token: 'token-of-a-story',
        role: 'user',
        user: { _id: 'layla', email: 'layla@sadeel.example', name: 'Layla Haddad' },
      }),
    );
  }
  fill?.(store);
  return store;
}
