import GlobalStyles from '@mui/material/GlobalStyles';
import { useSearchParams } from 'react-router';
import { PrintStyles } from '@/components/PrintStyles';
import { InvoiceScreen } from '@/features/orders/invoice/InvoiceScreen';
import { invoiceCatalog } from '@/features/orders/invoice/invoiceCatalog';
import { AddMessages } from '@/i18n/AddMessages';

const pageStyles = (
  <GlobalStyles styles={{ '@media print': { '.no-print': { display: 'none !important' } } }} />
);

function Content() {
  const [params] = useSearchParams();
  return (
    <>
      <PrintStyles />
      {pageStyles}
      <InvoiceScreen
        orderId={params.get('order') ?? undefined}
        invoiceId={params.get('invoice') ?? undefined}
      />
    </>
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
