import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { TextField } from '@/components/TextField';
import { useState, type SubmitEvent } from 'react';
import type { AddressFields } from '@/contract/addresses';
import type { AddressFormProps } from '@/features/addresses/book/AddressDialog';
import { orderAddress } from '@/features/addresses/orderAddress';
import { formMessages as messages } from '@/features/addresses/messages';
import { toBillingPayload, validateBilling } from '@/features/checkout/billing/billing';
import { BillingFields } from '@/features/checkout/billing/BillingFields';
import { findCountryName } from '@/features/checkout/country/dialCodes';
import { useCountries } from '@/features/checkout/country/useCountries';
import { useFormErrors, type FieldErrors } from '@/hooks/useFormErrors';
import { useTranslate } from '@/i18n/useTranslate';
import { onlyDigits } from '@/lib/digits';
import { typedLine } from '@/lib/typed';

/** A new address is where most customers live. */
const newAddress: AddressFields = {
  ...{ label: '', firstName: '', lastName: '', companyName: '', trn: '', address: '', city: '' },
  ...{ country: 'United Arab Emirates', pinCode: '', makani: '', dialCode: '+971', phone: '' },
};
/** A number of a VAT registration (TRN), as the server accepts it. */
const TAX_NUMBER = /^1\d{12}03$/;

const isTaxNumber = (text: string) => typedLine(text) === '' || TAX_NUMBER.test(onlyDigits(text));

/** Fields of a saved address: those of the checkout, a label, and the tax number for the invoice. */
export function AddressForm({ id, address, canBeDefault, onSubmit }: AddressFormProps) {
  const t = useTranslate();
  const countries = useCountries();
  const [draft, setDraft] = useState<AddressFields>(address ?? newAddress);
  const [isDefault, setIsDefault] = useState(false);
  const { reference = {}, names } = countries;
  const findCountry = (typed: string) => findCountryName(reference, typed, names);
  const toBilling = (fields: AddressFields) => ({ ...fields, email: '', additionalInfo: '' });

  const validate = (fields: AddressFields): FieldErrors<keyof AddressFields> => {
    const country = reference[findCountry(fields.country) ?? ''];
    const found = validateBilling(t, toBilling(fields), country?.numberLength);
    delete found.email;
    return {
      ...found,
      ...(!isTaxNumber(fields.trn) && { trn: t(messages.trnInvalid) }),
    };
  };
  const { errors, show, recheck } = useFormErrors(() => validate(draft));
  const edit = (fields: Partial<AddressFields>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    recheck(validate(next));
  };
  const bind = (name: 'label' | 'trn', help: string) => ({
    name,
    label: t(messages[name]),
    value: draft[name],
    error: errors[name] !== undefined,
    helperText: errors[name] ?? help,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!show(event.currentTarget, validate(draft))) return;
    const country = findCountry(draft.country) ?? draft.country;
    onSubmit({
      ...orderAddress(toBillingPayload({ ...toBilling(draft), country }, 'stripe')),
      _id: address?._id,
      label: typedLine(draft.label),
      trn: onlyDigits(draft.trn),
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
        draft={toBilling(draft)}
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
