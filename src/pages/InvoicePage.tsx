import { useSearchParams } from 'react-router';
import { InvoiceScreen } from '@/features/orders/invoice/InvoiceScreen';
import { invoiceCatalog } from '@/features/orders/invoice/invoiceCatalog';
import { AddMessages } from '@/i18n/AddMessages';

function Content() {
  const [params] = useSearchParams();
  return (
    <InvoiceScreen
      orderId={params.get('order') ?? undefined}
      invoiceId={params.get('invoice') ?? undefined}
    />
  );
}

/** /invoice: a receipt, tax invoice or credit note of an order (product 11.12). */
export function InvoicePage() {
  return (
    <AddMessages catalog={invoiceCatalog}>
      <Content />
    </AddMessages>
  );
}
