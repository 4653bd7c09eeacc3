import { baseApi } from '@/api/baseApi';
import type { EndpointName } from '@/api/endpoints';
import { isEndOfSession } from '@/api/errors';
import type { I18n } from '@/i18n/createI18n';
import { asRecord } from '@/lib/coerce';
import { isAt, paths } from '@/lib/paths';
import { selectToken, selectUser, sessionExpired } from '../slices/authSlice';
import type { StartListening } from './listenerMiddleware';
import { isRejectedRequest, type RejectedRequest } from './rejectedRequest';
import type { sessionMessages } from '../messages';

/** Endpoints whose request a new sign-in sends again. */
const CONTINUED: readonly EndpointName[] = ['addToCart', 'addReview', 'saveAddress'];

/** Routes that a new sign-in returns to. */
const RETURN_PATHS: readonly string[] = [
  paths.cart,
  paths.checkout,
  paths.orders,
  paths.orderDetail,
  paths.invoice,
  paths.productDetail,
  paths.compare,
  paths.windows,
  paths.quote,
  paths.account,
];

/** Where sign-in returns, and what continues there (product 10.20); see `readSignInIntent`. */
function toSignInIntent(currentPath: string, { meta }: RejectedRequest): object {
  if (!RETURN_PATHS.some((path) => isAt(path, currentPath))) return {};
  const { endpointName, originalArgs } = meta.arg;
  if (!CONTINUED.includes(endpointName)) return { returnTo: currentPath };
  // Without the texts of a review and without the address, which stay in memory (product 6.4, 10.20).
  const { productId, sizeId, quantity, idempotencyKey } = asRecord(originalArgs);
  const pending = { productId, sizeId, quantity, idempotencyKey };
  return { returnTo: currentPath, [endpointName]: pending };
}

/** Text for the reason. Its message is built here, because in English it is what the server sent. */
function translateReason({ t }: I18n, message: keyof typeof sessionMessages): string {
  return t({ id: `session.${message}`, message });
}

/**
 * Ends the session when the server responds with 'Token expired', 'Invalid token' or 'Token not found': one toast, storage
 * purged, cache reset, navigation to /login. Late responses to an older token are ignored.
 */
export function addSessionEndListener(startListening: StartListening): void {
  startListening({
    matcher: isRejectedRequest,
    effect: async (action, api) => {
      const { dispatch, extra: services } = api;
      const { message } = action.payload;
      const { baseQueryMeta } = action.meta;
      if (baseQueryMeta?.options.endsSession === false || !isEndOfSession(message)) return;
      const state = api.getState();
      const token = selectToken(state);
      const currentPath = services.currentPath();
      const isAlreadyEnded = token === null && isAt(paths.login, currentPath);
      if ((baseQueryMeta?.token ?? null) !== token || isAlreadyEnded) return;
      dispatch(sessionExpired(selectUser(state)?._id));
      dispatch(baseApi.util.resetApiState());
      services.toasts.show({ message: translateReason(services.i18n, message), variant: 'error' });
      const intent = toSignInIntent(currentPath, action);
      services.navigation.go(paths.login, { state: { ...intent, hasSessionEnded: true } });
      await services.purgeStorage();
    },
  });
}
