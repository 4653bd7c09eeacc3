import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import type { AddressFields } from '@/contract/addresses';
import type { AddressFormProps } from '@/features/addresses/book/AddressDialog';
import { orderAddress } from '@/features/addresses/orderAddress';
import { formMessages as messages } from '@/features/addresses/messages';
import { toBillingPayload, validateBilling } from '@/features/checkout/billing/billing';
import { BillingFields } from '@/features/checkout/billing/BillingFields';
import { focusField } from '@/features/checkout/billing/focusField';
import { findCountryName } from '@/features/checkout/country/dialCodes';
import { useCountries } from '@/features/checkout/country/useCountries';
import { useTranslate } from '@/i18n/useTranslate';
import { onlyDigits } from '@/lib/digits';
import { typedLine } from '@/lib/typed';

/** A new address is where most customers live. */
const newAddress: AddressFields = {
  ...{ label: '', firstName: '', lastName: '', companyName: '', trn: '', address: '', city: '' },
  ...{ country: 'United Arab Emirates', pinCode: '', makani: '', dialCode: '+971', phone: '' },
};
const TRN_DIGITS = 15;
const MAKANI_DIGITS = 10;

type Errors = Partial<Record<keyof AddressFields, string>>;

const hasDigits = (text: string, digits: number) =>
  typedLine(text) === '' || onlyDigits(text).length === digits;

/** Fields of a saved address: those of the checkout, a label, and numbers for the invoice and the fitter. */
export function AddressForm({ id, address, canBeDefault, onSubmit }: AddressFormProps) {
  const t = useTranslate();
  const countries = useCountries();
  const [draft, setDraft] = useState<AddressFields>(address ?? newAddress);
  const [isDefault, setIsDefault] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { reference = {}, names } = countries;
  const findCountry = (typed: string) => findCountryName(reference, typed, names);
  const billing = { ...draft, email: '', additionalInfo: '' };

  const edit = (fields: Partial<AddressFields>) => {
    setDraft({ ...draft, ...fields });
    setErrors(
      Object.fromEntries(Object.entries(errors).filter(([field]) => !Object.hasOwn(fields, field))),
    );
  };
  const bind = (name: 'label' | 'trn' | 'makani', help: string) => ({
    name,
    label: t(messages[name]),
    value: draft[name],
    error: errors[name] !== undefined,
    helperText: errors[name] ?? help,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });

  const validate = (): Errors => {
    const country = reference[findCountry(draft.country) ?? ''];
    const found = validateBilling(t, billing, country?.numberLength);
    delete found.email;
    return {
      ...found,
      ...(!hasDigits(draft.trn, TRN_DIGITS) && { trn: t(messages.trnInvalid) }),
      ...(!hasDigits(draft.makani, MAKANI_DIGITS) && { makani: t(messages.makaniInvalid) }),
    };
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validate();
    setErrors(found);
    const [firstInvalid] = Object.keys(found);
    if (firstInvalid !== undefined) {
      focusField(event.currentTarget, firstInvalid);
      return;
    }
    const country = findCountry(draft.country) ?? draft.country;
    onSubmit({
      ...orderAddress(toBillingPayload({ ...billing, country }, 'stripe')),
      _id: address?._id,
      label: typedLine(draft.label),
      trn: onlyDigits(draft.trn),
      makani: onlyDigits(draft.makani),
      ...(isDefault && { isDefault }),
    });
  };

  return (
    <Box
      component="form"
      id={id}
      noValidate
      onSubmit={submit}
      // Room for the focus ring of the first field, which the dialog would cut off.
      sx={{ display: 'grid', gap: 2.5, padding: 0.5 }}
    >
      <TextField
        {...bind('label', t(messages.labelHelp))}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <BillingFields
        only="address"
        draft={billing}
        errors={errors}
        countries={countries}
        onChange={(field, value) => edit({ [field]: value })}
        onCountryChange={(country) => {
          const dialCode = reference[findCountry(country) ?? '']?.dialCode ?? draft.dialCode;
          if (country !== draft.country) edit({ country, dialCode });
        }}
        onDialCodePick={(dialCode) => edit({ dialCode })}
      />
      <TextField
        {...bind('makani', t(messages.makaniHelp))}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
      />
      <TextField
        {...bind('trn', t(messages.trnHelp))}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 30 } }}
      />
      {canBeDefault && (
        <FormControlLabel
          checked={isDefault}
          onChange={(_event, checked) => setIsDefault(checked)}
          control={<Checkbox />}
          label={t(messages.makeDefault)}
        />
      )}
    </Box>
  );
}
