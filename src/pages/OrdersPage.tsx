import Box from '@mui/material/Box';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { AccountBar } from '@/features/auth/AccountBar';
import { messages } from '@/features/orders/messages';
import { Orders } from '@/features/orders/list/Orders';
import { OrdersPageContainer } from '@/features/orders/OrdersPageContainer';
import { paths } from '@/lib/paths';

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
