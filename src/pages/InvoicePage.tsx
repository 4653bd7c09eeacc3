import { useSearchParams } from 'react-router';
import { InvoiceScreen } from '@/features/orders/invoice/InvoiceScreen';

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
