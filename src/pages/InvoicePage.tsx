import GlobalStyles from '@mui/material/GlobalStyles';
import { useSearchParams } from 'react-router';
import { PageMeta } from '@/components/PageMeta';
import { PrintStyles } from '@/components/PrintStyles';
import { InvoiceScreen } from '@/features/orders/invoice/InvoiceScreen';
import { invoiceCatalog } from '@/features/orders/invoice/invoiceCatalog';
import { messages } from '@/features/orders/messages';
import { AddMessages } from '@/i18n/AddMessages';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';

const pageStyles = (
  <GlobalStyles styles={{ '@media print': { '.no-print': { display: 'none !important' } } }} />
);

function Content() {
  const t = useTranslate();
  const [params] = useSearchParams();
  return (
    <>
      <PageMeta title={t(messages.invoiceKinds.receipt)} canonicalPath={paths.invoice} />
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
