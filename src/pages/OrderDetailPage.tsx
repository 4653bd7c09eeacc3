import { ordersApi } from '@/api/orders';
import { PageMeta } from '@/components/PageMeta';
import { AccountBar } from '@/features/auth/AccountBar';
import { useCartActions } from '@/features/cart/useCartActions';
import { messages } from '@/features/orders/messages';
import { OrderDetails } from '@/features/orders/detail/OrderDetails';
import { useRouteId } from '@/hooks/navigation/useRouteId';
import { useTranslate } from '@/i18n/useTranslate';
import { orderPath, paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { selectIsSignedIn } from '@/store/slices/authSlice';

export const prefetch: PrefetchQueries = (params) => (dispatch, getState) => {
  const id = params.get('id');
  if (id === null || !selectIsSignedIn(getState())) return;
  dispatch(ordersApi.util.prefetch('getSingleOrderHistory', id, {}));
};

/** /MyOrders-detail: one order, by the id in navigation state or in the URL (product 11.4). */
export function OrderDetailPage() {
  const t = useTranslate();
  const id = useRouteId();
  const { addToCart } = useCartActions();
  return (
    <>
      <PageMeta
        title={t(messages.orderTitle)}
        canonicalPath={id === undefined ? paths.orderDetail : orderPath(id)}
      />
      <OrderDetails id={id} account={<AccountBar />} addToCart={addToCart} />
    </>
  );
}
