import Box from '@mui/material/Box';
import { TextField } from '@/components/TextField';
import { lazyPart } from '@/components/lazyPart';
import type { Message } from '@/i18n/message';
import { useTranslate } from '@/i18n/useTranslate';
import type { BillingDraft } from '@/store/slices/checkoutSlice';
import { joinAddress, type BillingErrors, type BillingField } from './billing';
import { messages } from '../messages';
import { AutofillTarget } from '../country/AutofillTarget';
import { PhoneField } from './PhoneField';
import type { CountriesState } from '../country/useCountries';

export interface BillingFieldsProps {
  draft: BillingDraft;
  errors: BillingErrors;
  countries: CountriesState;
  onChange: (field: BillingField, value: string) => void;
  onCountryChange: (country: string) => void;
  onDialCodePick: (dialCode: string) => void;
  /** Only some of the fields; all by default. */
  only?: 'address' | 'email';
}

interface PendingFieldProps {
  name: 'country' | 'city';
  value: string;
  error?: string;
}

function PendingField({ name, value, error }: PendingFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      required
      disabled
      name={name}
      label={t(messages.fields[name])}
      value={value}
      error={error !== undefined}
      helperText={error}
    />
  );
}

// Code-split: Autocomplete is large, and the fields above do not need it.
const CountryField = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "country" */ '../country/CountryField')).CountryField,
  { pending: ({ value, error }) => <PendingField name="country" value={value} error={error} /> },
);
const TownField = lazyPart(
  async () => (await import(/* webpackChunkName: "country" */ '../country/TownField')).TownField,
  { pending: ({ value }) => <PendingField name="city" value={value} /> },
);

type TextFieldName = keyof typeof messages.fields;

/** Apartment and area, which have no field of their own and join the street address (product 9.1). */
const ADDRESS_PARTS = ['address-line2', 'address-level3'];

const fullRow = { gridColumn: '1 / -1' } as const;

/** Fields of the billing details (product 9.1). */
export function BillingFields(props: BillingFieldsProps) {
  const t = useTranslate();
  const { draft, errors, countries, onChange, onCountryChange, onDialCodePick, only } = props;
  const bind = (name: TextFieldName, autoComplete: string, maxLength: number, help?: Message) => ({
    name,
    label: t(messages.fields[name]),
    autoComplete: `billing ${autoComplete}`,
    value: draft[name] ?? '',
    error: errors[name] !== undefined,
    helperText: errors[name] ?? (help && t(help)),
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
    slotProps: { htmlInput: { maxLength } },
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: 2.5,
      }}
    >
      {only !== 'email' && (
        <>
          <TextField required {...bind('firstName', 'given-name', 100)} />
          <TextField required {...bind('lastName', 'family-name', 100)} />
          <TextField {...bind('companyName', 'organization', 100)} sx={fullRow} />
          <Box sx={fullRow}>
            <CountryField
              value={draft.country}
              error={errors.country}
              countries={countries}
              onChange={onCountryChange}
            />
          </Box>
          <TextField
            required
            {...bind('address', 'address-line1', 200, messages.addressHelp)}
            placeholder={t(messages.addressPlaceholder)}
            sx={fullRow}
          />
          {ADDRESS_PARTS.map((part) => (
            <AutofillTarget
              key={part}
              autoComplete={`billing ${part}`}
              aria-hidden
              tabIndex={-1}
              value=""
              onChange={({ target }) =>
                onChange('address', joinAddress(draft.address, target.value))
              }
            />
          ))}
          <TextField {...bind('pinCode', 'postal-code', 20)} />
          <TownField
            value={draft.city}
            country={draft.country}
            onChange={(town) => onChange('city', town)}
          />
          <TextField
            {...bind('makani', 'off', 20, messages.makaniHelp)}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
            sx={fullRow}
          />
          <Box sx={fullRow}>
            <PhoneField
              phone={draft.phone}
              dialCode={draft.dialCode}
              error={errors.phone}
              countries={countries}
              onPhoneChange={(phone) => onChange('phone', phone)}
              onDialCodePick={onDialCodePick}
            />
          </Box>
        </>
      )}
      {only !== 'address' && (
        <TextField required type="email" {...bind('email', 'email', 254)} sx={fullRow} />
      )}
    </Box>
  );
}
