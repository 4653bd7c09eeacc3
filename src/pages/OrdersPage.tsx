import Box from '@mui/material/Box';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { AccountBar } from '@/features/auth/AccountBar';
import { Orders } from '@/features/orders/Orders';
import { paths } from '@/lib/paths';

/** /MyOrders: the customer's orders (spec §2). */
export function OrdersPage() {
  return (
    <>
      <PageMeta title="My Orders" canonicalPath={paths.orders} />
      <PageBanner
        title="My Orders"
        crumbs={[{ label: 'Home', to: paths.home }, { label: 'My Orders' }]}
      />
      <Section>
        <Box sx={{ marginBlockEnd: 4 }}>
          <AccountBar />
        </Box>
        <Orders />
      </Section>
    </>
  );
}
