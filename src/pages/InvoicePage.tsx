import GlobalStyles from '@mui/material/GlobalStyles';
import { useSearchParams } from 'react-router';
import { PageMeta } from '@/components/PageMeta';
import { PrintStyles } from '@/components/PrintStyles';
import { InvoiceScreen } from '@/features/orders/invoice/InvoiceScreen';
import { invoiceMessages } from '@/features/orders/invoice/invoiceMessages';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';

const pageStyles = (
  <GlobalStyles styles={{ '@media print': { '.no-print': { display: 'none !important' } } }} />
);

/** /invoice: a receipt, tax invoice or credit note of an order (product 11.12). */
export function InvoicePage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  return (
    <>
      <PageMeta title={t(invoiceMessages.kinds.taxInvoice)} canonicalPath={paths.invoice} />
      <PrintStyles />
      {pageStyles}
      <InvoiceScreen
        orderId={params.get('order') ?? undefined}
        invoiceId={params.get('invoice') ?? undefined}
      />
    </>
  );
}
