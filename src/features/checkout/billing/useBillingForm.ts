import { useEffect, useState, type SubmitEvent } from 'react';
import type { BillingPayload, PaymentType } from '@/contract/orders';
import { useFormErrors } from '@/hooks/useFormErrors';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import {
  checkoutSlice,
  countryEntered,
  dialCodePicked,
  draftEdited,
} from '@/store/slices/checkoutSlice';
import { toBillingPayload, validateBilling, type BillingField } from './billing';
import { findCountryName } from '../country/dialCodes';
import { messages } from '../messages';
import type { CountriesState } from '../country/useCountries';

/** State of the billing form; values are in the store, errors are local (product 9.4). */
export function useBillingForm(
  countries: CountriesState,
  paymentTypes: readonly PaymentType[],
  onSubmit: (payload: BillingPayload) => void,
) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const draft = useAppSelector(selectBillingDraft);
  const [choice, setChoice] = useState<PaymentType | ''>('');
  // A payment type that is no longer offered counts as not chosen.
  const payment: PaymentType | '' = choice !== '' && paymentTypes.includes(choice) ? choice : '';
  const { reference = {}, names } = countries;
  const toName = (typed: string) => findCountryName(reference, typed, names);
  const findCountry = (typed: string) => reference[toName(typed) ?? ''];
  const numberLength = findCountry(draft.country)?.numberLength;

  const {
    errors: shown,
    show,
    recheck,
  } = useFormErrors<BillingField | 'paymentType'>(() => ({
    ...validateBilling(t, draft, numberLength),
    paymentType: t(messages.paymentRequired),
  }));
  const { paymentType: paymentError, ...errors } = shown;

  useEffect(() => store.inject(checkoutSlice), [store]);

  const edit = (field: BillingField, value: string) => {
    dispatch(draftEdited({ [field]: value }));
    recheck(validateBilling(t, { ...draft, [field]: value }, numberLength));
  };

  const enterCountry = (country: string) => {
    if (country === draft.country) return;
    const entered = findCountry(country);
    dispatch(countryEntered({ country, dialCode: entered?.dialCode }));
    recheck(validateBilling(t, { ...draft, country }, entered?.numberLength));
  };

  const choosePayment = (type: PaymentType | '') => {
    setChoice(type);
    recheck(validateBilling(t, draft, numberLength));
  };

  const payloadWith = (type: PaymentType) =>
    toBillingPayload({ ...draft, country: toName(draft.country) ?? draft.country }, type);

  /** The address as it is sent, when its fields are valid; the payment type does not matter. */
  const readAddress = (form: HTMLFormElement): BillingPayload | undefined => {
    const found = validateBilling(t, draft, numberLength);
    delete found.email;
    return show(form, found) ? payloadWith('stripe') : undefined;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (paymentTypes.length === 0) return;
    const form = event.currentTarget;
    if (!show(form, validateBilling(t, draft, numberLength))) return;
    if (payment === '') {
      const required = t(messages.paymentRequired);
      window.alert(required);
      show(form, { paymentType: required });
    } else {
      onSubmit(payloadWith(payment));
    }
  };

  return {
    draft,
    errors,
    payment,
    paymentError,
    edit,
    enterCountry,
    pickDialCode: (dialCode: string) => dispatch(dialCodePicked(dialCode)),
    choosePayment,
    readAddress,
    submit,
  };
}
