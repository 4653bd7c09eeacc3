import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { linesOf, useGetCartQuery, type CartResult } from '@/api/cart';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { messages } from '../messages';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary';
import { OrderSummarySkeleton } from './OrderSummarySkeleton';

export interface CheckoutSummaryProps extends Pick<OrderSummaryProps, 'changes' | 'Drawing'> {
  /** The cart at the address of the form; that of any address by default. */
  cart?: CartResult;
}

/** Order summary of the cart with a link to it, loading and error states (product 9.8). */
export function CheckoutSummary({ cart, ...rest }: CheckoutSummaryProps) {
  const t = useTranslate();
  const query = useGetCartQuery(undefined, { selectFromResult: queryView });
  return (
    <section aria-labelledby="order-summary">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          columnGap: 2,
        }}
      >
        <Typography id="order-summary" variant="h3" component="h2">
          {t(messages.summaryTitle)}
        </Typography>
        <Button href={paths.cart} variant="text">
          {t(messages.editCart)}
        </Button>
      </Box>
      <QueryState
        query={query}
        data={cart ?? query.data}
        what={t(messages.summarySubject)}
        skeleton={<OrderSummarySkeleton />}
      >
        {(loaded) => <OrderSummary {...loaded} lines={linesOf(loaded)} {...rest} />}
      </QueryState>
    </section>
  );
}
