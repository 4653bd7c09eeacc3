import GlobalStyles from '@mui/material/GlobalStyles';
import { useLocation, useSearchParams } from 'react-router';
import { PageMeta } from '@/components/PageMeta';
import { AccountBar } from '@/features/auth/AccountBar';
import { OrderDetails } from '@/features/orders/OrderDetails';
import { readId } from '@/lib/navigationState';
import { orderPath, paths } from '@/lib/paths';

/** What gets the focus never hides under the bar; on paper only the order is wanted, no bars, no buttons. */
const pageStyles = (
  <GlobalStyles
    styles={{
      html: { scrollPaddingBlockEnd: 72 },
      '@media print': {
        'body > #root > header, footer, nav, .no-print': { display: 'none !important' },
        '@page': { margin: '16mm' },
        body: { backgroundColor: 'transparent !important' },
        'main, main *': { color: 'black !important' },
        'main section': {
          paddingBlock: '0 !important',
          backgroundColor: 'transparent !important',
          breakInside: 'avoid',
        },
      },
    }}
  />
);

/** /MyOrders-detail: one order, named by navigation state or by `?id=` (decisions §2). */
export function OrderDetailPage() {
  const { state } = useLocation() as { state: unknown };
  const [params] = useSearchParams();
  const id = readId(state, params);
  return (
    <>
      <PageMeta
        title="Your order"
        canonicalPath={id === undefined ? paths.orderDetail : orderPath(id)}
      />
      {pageStyles}
      <OrderDetails id={id} account={<AccountBar />} />
    </>
  );
}
