import Box from '@mui/material/Box';
import { ordersApi } from '@/api/orders';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { AccountBar } from '@/features/auth/AccountBar';
import { messages } from '@/features/orders/messages';
import { Orders } from '@/features/orders/list/Orders';
import { filterChoices, filterOf, toOrdersArg } from '@/features/orders/list/orderFilter';
import { OrdersPageContainer } from '@/features/orders/OrdersPageContainer';
import { yearInDubai } from '@/lib/dates';
import { pageOf, paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { selectIsSignedIn } from '@/store/slices/authSlice';

export const prefetch: PrefetchQueries = (params) => (dispatch, getState) => {
  if (!selectIsSignedIn(getState())) return;
  const filter = filterOf(params, filterChoices(String(yearInDubai(new Date()))));
  dispatch(ordersApi.util.prefetch('getOrders', toOrdersArg(filter, pageOf(params)), {}));
};

/** /MyOrders: the customer's orders (product 11.1). */
export function OrdersPage() {
  return (
    <>
      <PageMeta title={messages.title} canonicalPath={paths.orders} />
      <PageBanner title={messages.title} />
      <OrdersPageContainer>
        <Box sx={{ marginBlockEnd: 4 }}>
          <AccountBar />
        </Box>
        <Orders />
      </OrdersPageContainer>
    </>
  );
}
