import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import { linesOf, selectPaymentTypes, type CartResult } from '@/api/cart';
import { Button } from '@/components/Button';
import { Instalments } from '@/components/instalments/Instalments';
import { EmptyState } from '@/components/EmptyState';
import { Section } from '@/components/Section';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { CheckoutForm, type CheckoutFormProps } from './CheckoutForm';
import { messages } from './messages';
import { OrderOutcome } from './payment/OrderOutcome';
import { usePlaceOrder } from './payment/usePlaceOrder';
import { CartChanged } from './summary/CartChanged';
import { CheckoutSummary, type CheckoutSummaryProps } from './summary/CheckoutSummary';
import { useCartChanges } from './summary/useCartChanges';
import { useDeliveredCart } from './summary/useDeliveredCart';

export interface CheckoutProps
  extends
    Pick<CheckoutFormProps, 'renderNotesHelp' | 'renderAddresses'>,
    Pick<CheckoutSummaryProps, 'Drawing'> {
  /** Shown below the order button. */
  renderTerms?: (cart: CartResult | undefined) => ReactNode;
  /** Called when the order is placed, to change the title of the page. */
  onPlaced?: () => void;
}

/** Checkout content: form with order summary, confirmation, or empty cart. */
export function Checkout({ onPlaced, renderTerms, Drawing, ...slots }: CheckoutProps) {
  const t = useTranslate();
  const language = useLanguage();
  const paymentTypes = useAppSelector(selectPaymentTypes);
  const { submit, isSending, outcome } = usePlaceOrder(onPlaced);
  const cart = useDeliveredCart(outcome.kind !== 'none');
  const changes = useCartChanges();
  const reason = cart?.madeDelivery?.reason;

  if (outcome.kind === 'placed') {
    return (
      <Section>
        <OrderOutcome outcome={outcome} />
      </Section>
    );
  }
  // A new element for each outcome, because an error boundary keeps its error.
  const problem = (
    <>
      <OrderOutcome key={outcome.kind} outcome={outcome} />
      {reason !== undefined && outcome.kind !== 'refused' && (
        <Alert severity="info">{reason}</Alert>
      )}
      {cart !== undefined && changes !== undefined && <CartChanged changes={changes} {...cart} />}
    </>
  );
  if (cart !== undefined && linesOf(cart).length === 0) {
    return (
      <Section>
        {problem}
        <EmptyState
          component="h2"
          title={t(messages.emptyTitle)}
          help={t(messages.emptyHelp)}
          action={<Button href={paths.products}>{t(messages.browse)}</Button>}
        />
      </Section>
    );
  }
  return (
    <Section>
      <CheckoutForm
        isSending={isSending}
        paymentTypes={paymentTypes}
        instalments={
          <Instalments amount={cart?.total} currency={cart?.currencySymbol ?? ''} range={{}} />
        }
        amountDue={cart && formatMoney(cart.total, cart.currencySymbol, language)}
        summary={<CheckoutSummary cart={cart} changes={changes} Drawing={Drawing} />}
        problem={problem}
        terms={renderTerms?.(cart)}
        {...slots}
        onSubmit={(payload) => submit(payload, cart)}
      />
    </Section>
  );
}
