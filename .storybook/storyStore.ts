import type { I18n } from '@/i18n/createI18n';
import { makeStore, type AppStore } from '@/store/makeStore';
import { signedIn } from '@/store/slices/authSlice';
import { arabicStore, responseInArabic } from './inArabic';

/** Parameters of a story for the `withShop` decorator: `parameters: { shop: … }`. */
export interface ShopParameters {
  /** Signs in a customer. */
  signedIn?: boolean;
  /** Initial URL of the router. */
  path?: string;
  /** Navigation state of the initial URL. */
  state?: unknown;
  /** Whether the story renders toasts itself. */
  hasOwnToasts?: boolean;
  /** Seeds the store, e.g. with `upsertQueryEntries`. */
  fill?: (store: AppStore) => void;
  /** Response to every request; without it requests stay pending. */
  respond?: (request: Request) => Response;
}

const never = new Promise<Response>(() => undefined);

/** Creates the store of one story. No request reaches the network. */
export function makeStoryStore(
  { signedIn: isSignedIn, fill, respond }: ShopParameters,
  i18n: I18n,
): AppStore {
  const isArabic = i18n.language === 'ar';
  const answer = async (request: Request) => {
    if (respond === undefined) return never;
    return isArabic ? responseInArabic(respond(request)) : respond(request);
  };
  const store = makeStore({
    services: {
      apiBaseUrl: 'http://stories.test/api',
      fetch: (input, init) => answer(new Request(input, init)),
      log: () => undefined,
      i18n,
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
  fill?.(isArabic ? arabicStore(store) : store);
  return store;
}
