import Box from '@mui/material/Box';
import { ordersApi } from '@/api/orders';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { AccountBar } from '@/features/auth/AccountBar';
import { messages } from '@/features/orders/messages';
import { Orders } from '@/features/orders/list/Orders';
import { filterChoices, filterOf, toOrdersArg } from '@/features/orders/list/orderFilter';
import { ordersCatalog } from '@/features/orders/ordersCatalog';
import { OrdersPageContainer } from '@/features/orders/OrdersPageContainer';
import { AddMessages } from '@/i18n/AddMessages';
import { prefetchContent } from '@/i18n/prefetchContent';
import { useTranslate } from '@/i18n/useTranslate';
import { yearInDubai } from '@/lib/dates';
import { pageOf, paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { selectIsSignedIn } from '@/store/slices/authSlice';

export const prefetch: PrefetchQueries =
  (params) =>
  (dispatch, getState, { i18n }) => {
    if (!selectIsSignedIn(getState())) return;
    prefetchContent(ordersCatalog, i18n.language);
    const filter = filterOf(params, filterChoices(i18n.t, String(yearInDubai(new Date()))));
    dispatch(ordersApi.util.prefetch('getOrders', toOrdersArg(filter, pageOf(params)), {}));
  };

function Content() {
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

/** /MyOrders: the customer's orders (product 11.1). */
export function OrdersPage() {
  return (
    <AddMessages catalog={ordersCatalog}>
      <Content />
    </AddMessages>
  );
}
