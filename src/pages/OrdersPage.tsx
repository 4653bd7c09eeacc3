import Box from '@mui/material/Box';
import { ordersApi } from '@/api/orders';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { AccountBar } from '@/features/auth/AccountBar';
import { messages } from '@/features/orders/messages';
import { Orders } from '@/features/orders/list/Orders';
import { filterChoices, filterOf, toOrdersArg } from '@/features/orders/list/orderFilter';
import { OrdersPageContainer } from '@/features/orders/OrdersPageContainer';
import { useTranslate } from '@/i18n/useTranslate';
import { yearInDubai } from '@/lib/dates';
import { pageOf, paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { selectIsSignedIn } from '@/store/slices/authSlice';

export const prefetch: PrefetchQueries =
  (params) =>
  (dispatch, getState, { i18n }) => {
    if (!selectIsSignedIn(getState())) return;
    const filter = filterOf(params, filterChoices(i18n.t, String(yearInDubai(new Date()))));
    dispatch(ordersApi.util.prefetch('getOrders', toOrdersArg(filter, pageOf(params)), {}));
  };

/** /MyOrders: the customer's orders (product 11.1). */
export function OrdersPage() {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t(messages.title)} canonicalPath={paths.orders} />
      <PageBanner title={t(messages.title)} />
      <OrdersPageContainer>
        <Box sx={{ marginBlockEnd: 4 }}>
          <AccountBar />
        </Box>
        <Orders />
      </OrdersPageContainer>
    </>
  );
}
