import { useEffect, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { BillingPayload, PaymentType } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectBillingDraft } from '@/store/selectBillingDraft';
import {
  checkoutSlice,
  countryEntered,
  dialCodePicked,
  draftEdited,
} from '@/store/slices/checkoutSlice';
import {
  toBillingPayload,
  validateBilling,
  type BillingErrors,
  type BillingField,
} from './billing';
import { focusField } from './focusField';
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
  const [errors, setErrors] = useState<BillingErrors>({});
  const [choice, setChoice] = useState<PaymentType | ''>('');
  // A payment type that is no longer offered counts as not chosen.
  const payment: PaymentType | '' = choice !== '' && paymentTypes.includes(choice) ? choice : '';
  const [paymentError, setPaymentError] = useState<string>();
  const { reference = {}, names } = countries;
  const toName = (typed: string) => findCountryName(reference, typed, names);
  const findCountry = (typed: string) => reference[toName(typed) ?? ''];
  const numberLength = findCountry(draft.country)?.numberLength;

  useEffect(() => store.inject(checkoutSlice), [store]);

  /** Clears the error of a field once it is no longer true; typing adds no errors. */
  const clearFixed = (field: BillingField, value: string) => {
    if (errors[field] === undefined) return;
    const { [field]: error, ...others } = errors;
    const newError = validateBilling(t, { ...draft, [field]: value }, numberLength)[field];
    if (newError !== error) setErrors(others);
  };

  const edit = (field: BillingField, value: string) => {
    dispatch(draftEdited({ [field]: value }));
    clearFixed(field, value);
  };

  const enterCountry = (country: string) => {
    if (country === draft.country) return;
    dispatch(countryEntered({ country, dialCode: findCountry(country)?.dialCode }));
    clearFixed('country', country);
  };

  const choosePayment = (type: PaymentType | '') => {
    setChoice(type);
    setPaymentError(undefined);
  };

  /** Shows the errors, focuses the first one. @returns whether there are none */
  const showErrors = (form: HTMLFormElement, found: BillingErrors): boolean => {
    const [firstInvalid] = Object.keys(found);
    // Renders collapsed fields that have errors before one of them gets focus.
    flushSync(() => setErrors(found));
    if (firstInvalid !== undefined) focusField(form, firstInvalid);
    return firstInvalid === undefined;
  };

  const payloadWith = (type: PaymentType) =>
    toBillingPayload({ ...draft, country: toName(draft.country) ?? draft.country }, type);

  /** The address as it is sent, when its fields are valid; the payment type does not matter. */
  const readAddress = (form: HTMLFormElement): BillingPayload | undefined => {
    const found = validateBilling(t, draft, numberLength);
    delete found.email;
    return showErrors(form, found) ? payloadWith('stripe') : undefined;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (paymentTypes.length === 0) return;
    const form = event.currentTarget;
    if (!showErrors(form, validateBilling(t, draft, numberLength))) return;
    if (payment === '') {
      setPaymentError(t(messages.paymentRequired));
      window.alert(t(messages.paymentRequired));
      focusField(form, 'paymentType');
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
