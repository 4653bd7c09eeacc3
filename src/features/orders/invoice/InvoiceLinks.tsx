import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import type { Id } from '@/contract/common';
import type { InvoiceSummary } from '@/contract/invoices';
import { useTranslate } from '@/i18n/useTranslate';
import { invoicePath } from '@/lib/paths';
import { messages as orders } from '../messages';

export interface InvoiceLinksProps {
  orderId: Id;
  invoices: readonly InvoiceSummary[];
}

/** Links to the invoices of an order, e.g. 'Tax invoice INV-000042'. */
export function InvoiceLinks({ orderId, invoices }: InvoiceLinksProps) {
  const t = useTranslate();
  return (
    <Stack className="no-print" sx={{ alignItems: 'start', marginBlockStart: 1 }}>
      {invoices.map(({ _id, kind, number }) => (
        <Link
          key={_id}
          component={RouterLink}
          to={invoicePath(orderId, _id)}
          sx={{ paddingBlock: 1.25 }}
        >
          <span>{t(orders.invoiceKinds[kind])}</span> <bdi>{number}</bdi>
        </Link>
      ))}
    </Stack>
  );
}
