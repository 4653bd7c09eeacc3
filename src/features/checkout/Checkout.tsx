import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { selectCartLines, useGetCartQuery } from '@/api/cart';
import { shownResult } from '@/api/shownResult';
import { EmptyState } from '@/components/EmptyState';
import { onDemand } from '@/components/onDemand';
import { Section } from '@/components/Section';
import type { BillingPayload } from '@/contract/orders';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSummary } from './CheckoutSummary';
import { messages } from './messages';
import { OrderProblem } from './OrderProblem';
import { usePlaceOrder, type OrderOutcome } from './usePlaceOrder';

const loadOrderPlaced = async () => (await import('./OrderPlaced')).OrderPlaced;
const OrderPlaced = onDemand(loadOrderPlaced);

const SummaryColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr' },
}));

function problemOf(outcome: OrderOutcome) {
  if (outcome.kind === 'unknown') return <OrderProblem />;
  return outcome.kind === 'refused' ? <OrderProblem reason={outcome.reason} /> : undefined;
}

/** The checkout below its banner: the form with the order, or what stands in its place. */
export function Checkout() {
  const { data: cart } = useGetCartQuery(undefined, { selectFromResult: shownResult });
  const lines = useAppSelector(selectCartLines);
  const { submit, isSending, outcome } = usePlaceOrder();
  const [isConfirmationMissing, setIsConfirmationMissing] = useState(false);
  const placeOrder = (payload: BillingPayload) => {
    // Fetched while the server works; a failure shows when it is needed.
    loadOrderPlaced().catch(() => undefined);
    void submit(payload);
  };

  if (outcome.kind === 'placed') {
    return (
      <Section>
        {isConfirmationMissing ? (
          <EmptyState
            component="h2"
            title={messages.placed}
            help={messages.paymentLater}
            action={
              <Button component={RouterLink} to={paths.orders}>
                {messages.myOrders}
              </Button>
            }
          />
        ) : (
          <OrderPlaced
            isWanted
            onFailed={() => setIsConfirmationMissing(true)}
            confirmation={outcome.confirmation}
          />
        )}
      </Section>
    );
  }
  const problem = problemOf(outcome);
  if (cart !== undefined && lines.length === 0) {
    return (
      <Section>
        {problem}
        <EmptyState
          component="h2"
          title={messages.emptyTitle}
          help={messages.emptyHelp}
          action={
            <Button component={RouterLink} to={paths.products}>
              {messages.browse}
            </Button>
          }
        />
      </Section>
    );
  }
  return (
    <>
      <Section>
        <CheckoutForm
          isSending={isSending}
          amountDue={cart && formatMoney(cart.total, cart.currencySymbol)}
          problem={problem}
          onSubmit={placeOrder}
        />
      </Section>
      <Section ground="white" labelledBy="order-summary">
        <SummaryColumns>
          <div>
            <Typography id="order-summary" variant="h2">
              {messages.summaryTitle}
            </Typography>
            <Button component={RouterLink} to={paths.cart} variant="text">
              {messages.editCart}
            </Button>
          </div>
          <CheckoutSummary />
        </SummaryColumns>
      </Section>
    </>
  );
}
