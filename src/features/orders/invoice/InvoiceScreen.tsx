import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { selectInvoice, useGetInvoicesQuery } from '@/api/invoices';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { NotFoundState } from '@/components/NotFoundState';
import { PageMeta } from '@/components/PageMeta';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { orderPath, paths } from '@/lib/paths';
import { messages as orders } from '../messages';
import { OrdersPageContainer } from '../OrdersPageContainer';
import { InvoiceDocument } from './InvoiceDocument';
import { invoiceMessages as messages } from './messages';

export interface InvoiceScreenProps {
  /** `undefined` when the URL has none. */
  orderId: string | undefined;
  invoiceId: string | undefined;
}

function InvoiceSkeleton() {
  const t = useTranslate();
  return (
    <Box aria-busy="true" aria-label={t(messages.loading)} role="status">
      <Skeleton height={72} sx={{ maxWidth: 420 }} />
      <Skeleton variant="rectangular" height={420} sx={{ marginBlockStart: 3 }} />
    </Box>
  );
}

/** An invoice of an order with its print button, and its loading, error and not-found states. */
export function InvoiceScreen({ orderId, invoiceId }: InvoiceScreenProps) {
  const t = useTranslate();
  const query = useGetInvoicesQuery(orderId ?? skipToken, { selectFromResult: queryView });
  const invoice = selectInvoice(query.currentData, invoiceId ?? '');
  const isUnknown = orderId === undefined || query.isNotFound || query.currentData !== undefined;
  const hasOrder = orderId !== undefined && !query.isNotFound;
  return (
    <OrdersPageContainer>
      <PageMeta
        title={
          invoice === undefined
            ? t(orders.invoiceKinds.receipt)
            : `${t(orders.invoiceKinds[invoice.kind])} ${invoice.number}`
        }
        canonicalPath={paths.invoice}
      />
      <QueryState
        query={{ ...query, isNotFound: isUnknown }}
        data={invoice}
        what={t(messages.subject)}
        component="h1"
        skeleton={<InvoiceSkeleton />}
        notFound={
          <NotFoundState
            title={t(messages.missingTitle)}
            help={t(messages.missingHelp)}
            to={hasOrder ? orderPath(orderId) : paths.orders}
            linkLabel={t(hasOrder ? messages.backToOrder : orders.title)}
          />
        }
      >
        {(found) => (
          <>
            <Box
              className="no-print"
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockEnd: 4 }}
            >
              <Button onClick={() => window.print()}>{t(messages.print)}</Button>
              {hasOrder && (
                <Button href={orderPath(orderId)} variant="outlined">
                  {t(messages.backToOrder)}
                </Button>
              )}
            </Box>
            <InvoiceDocument invoice={found} />
          </>
        )}
      </QueryState>
    </OrdersPageContainer>
  );
}
