import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextArea } from '@/components/TextArea';
import type { BillingPayload, PaymentType } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppSelector } from '@/store/hooks';
import { selectIsPrefilled } from '@/store/slices/checkoutSlice';
import { fluid } from '@/theme/tokens';
import type { BillingErrors } from './billing/billing';
import { BillingFields } from './billing/BillingFields';
import { messages } from './messages';
import { PaymentBox } from './payment/PaymentBox';
import { PaymentUnavailable } from './payment/PaymentUnavailable';
import { PlaceOrderButton } from './payment/PlaceOrderButton';
import { useBillingForm } from './billing/useBillingForm';
import { useCountries } from './country/useCountries';

export interface CheckoutFormProps {
  isSending: boolean;
  /** Total with currency; absent until the cart is loaded. */
  amountDue?: string;
  /** Available payment types; when empty, ordering is disabled. */
  paymentTypes: readonly PaymentType[];
  /** The amount in instalments. */
  instalments?: ReactNode;
  /** Order summary, above the order button. */
  summary?: ReactNode;
  /** Error of the last attempt. */
  problem?: ReactNode;
  onSubmit: (payload: BillingPayload) => void;
  /** Below the order button. */
  terms?: ReactNode;
  /** Shown below the notes; `addNote` appends to them. */
  renderNotesHelp?: (addNote: (text: string) => void) => ReactNode;
  /** Replaces the billing fields by a choice of addresses, which contains them. */
  renderAddresses?: (parts: BillingParts) => ReactNode;
}

/** What a choice of addresses needs of the form. */
export interface BillingParts {
  /** The billing fields, or only the e-mail address. */
  renderFields: (only?: 'email') => ReactNode;
  errors: BillingErrors;
  /** The address as it is sent; with errors they are shown. */
  readAddress: (form: HTMLFormElement) => BillingPayload | undefined;
}

const MAX_NOTES = 2000;

const Columns = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: fluid(40, 72),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  // Not in rem, because larger text needs the width.
  padding: 'clamp(20px, 12px + 2vw, 40px)',
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 96 },
}));

/** Checkout form: billing details beside notes, payment, order summary and order button (product 9.1). */
export function CheckoutForm(props: CheckoutFormProps) {
  const t = useTranslate();
  const { isSending, amountDue, paymentTypes, summary, problem, onSubmit, terms } = props;
  const { instalments, renderNotesHelp, renderAddresses } = props;
  const countries = useCountries();
  const isPrefilled = useAppSelector(selectIsPrefilled);
  const form = useBillingForm(countries, paymentTypes, onSubmit);
  const { additionalInfo } = form.draft;
  const addNote = (text: string) => {
    const notes = additionalInfo === '' ? text : `${additionalInfo}\n${text}`;
    form.edit('additionalInfo', notes.slice(0, MAX_NOTES));
  };
  const renderFields = (only?: 'email') => (
    <BillingFields
      only={only}
      draft={form.draft}
      errors={form.errors}
      countries={countries}
      onChange={form.edit}
      onCountryChange={form.enterCountry}
      onDialCodePick={form.pickDialCode}
    />
  );
  const blockedBy = paymentTypes.length === 0 ? 'payment-unavailable' : undefined;
  return (
    <Columns noValidate aria-label={t(messages.title)} onSubmit={form.submit}>
      <section aria-labelledby="billing-details">
        <Typography id="billing-details" variant="h2">
          {t(messages.billingTitle)}
        </Typography>
        <Typography
          role="status"
          color="textSecondary"
          sx={{ marginBlockStart: 1, marginBlockEnd: 4 }}
        >
          {t(isPrefilled ? messages.prefilledHelp : messages.billingHelp)}
        </Typography>
        {renderAddresses?.({
          renderFields,
          errors: form.errors,
          readAddress: form.readAddress,
        }) ?? renderFields()}
      </section>
      <Panel>
        <section aria-labelledby="additional-information">
          <Typography
            id="additional-information"
            variant="h3"
            component="h2"
            sx={{ marginBlockEnd: 2 }}
          >
            {t(messages.additionalTitle)}
          </Typography>
          <TextArea
            rows={3}
            maxLength={MAX_NOTES}
            name="additionalInfo"
            label={t(messages.fields.additionalInfo)}
            autoComplete="off"
            value={additionalInfo}
            onChange={(event) => form.edit('additionalInfo', event.target.value)}
          />
          {renderNotesHelp?.(addNote)}
        </section>
        {blockedBy === undefined ? (
          <PaymentBox
            offered={paymentTypes}
            value={form.payment}
            error={form.paymentError}
            instalments={instalments}
            onChange={form.choosePayment}
          />
        ) : (
          <PaymentUnavailable id={blockedBy} />
        )}
        {summary}
        <Box sx={{ display: 'grid', gap: 2 }}>
          {problem}
          <PlaceOrderButton isSending={isSending} amountDue={amountDue} blockedBy={blockedBy} />
        </Box>
        {terms}
      </Panel>
    </Columns>
  );
}
