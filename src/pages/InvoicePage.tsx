import { useSearchParams } from 'react-router';
import { invoicesApi } from '@/api/invoices';
import { InvoiceScreen } from '@/features/orders/invoice/InvoiceScreen';
import type { PrefetchQueries } from '@/store/prefetch';
import { selectIsSignedIn } from '@/store/slices/authSlice';

export const prefetch: PrefetchQueries = (params) => (dispatch, getState) => {
  const orderId = params.get('order');
  if (orderId === null || !selectIsSignedIn(getState())) return;
  dispatch(invoicesApi.util.prefetch('getInvoices', orderId, {}));
};

/** /invoice: a receipt, tax invoice or credit note of an order (product 11.12). */
export function InvoicePage() {
  const [params] = useSearchParams();
  return (
    <InvoiceScreen
      orderId={params.get('order') ?? undefined}
      invoiceId={params.get('invoice') ?? undefined}
    />
  );
}
