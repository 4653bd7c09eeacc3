import GlobalStyles from '@mui/material/GlobalStyles';
import { ordersApi } from '@/api/orders';
import { PageMeta } from '@/components/PageMeta';
import { AccountBar } from '@/features/auth/AccountBar';
import { useCartActions } from '@/features/cart/useCartActions';
import { messages } from '@/features/orders/messages';
import { OrderDetails } from '@/features/orders/detail/OrderDetails';
import { orderDetailCatalog } from '@/features/orders/ordersCatalog';
import { useRouteId } from '@/hooks/useRouteId';
import { AddMessages } from '@/i18n/AddMessages';
import { prefetchContent } from '@/i18n/prefetchContent';
import { useTranslate } from '@/i18n/useTranslate';
import { orderPath, paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { selectIsSignedIn } from '@/store/slices/authSlice';

export const prefetch: PrefetchQueries =
  (params) =>
  (dispatch, getState, { i18n }) => {
    const id = params.get('id');
    if (id === null || !selectIsSignedIn(getState())) return;
    prefetchContent(orderDetailCatalog, i18n.language);
    dispatch(ordersApi.util.prefetch('getSingleOrderHistory', id, {}));
  };

const pageStyles = (
  <GlobalStyles styles={{ '@media print': { 'main section': { breakInside: 'avoid' } } }} />
);

function Content() {
  const t = useTranslate();
  const id = useRouteId();
  const { addToCart } = useCartActions();
  return (
    <>
      <PageMeta
        title={t(messages.orderTitle)}
        canonicalPath={id === undefined ? paths.orderDetail : orderPath(id)}
      />
      {pageStyles}
      <OrderDetails id={id} account={<AccountBar />} addToCart={addToCart} />
    </>
  );
}

/** /MyOrders-detail: one order, by the id in navigation state or in the URL (product 11.4). */
export function OrderDetailPage() {
  return (
    <AddMessages catalog={orderDetailCatalog}>
      <Content />
    </AddMessages>
  );
}
