import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import type { BillingDraft } from '@/store/slices/checkoutSlice';
import type { BillingErrors, BillingField } from './billing';
import { messages } from '../messages';
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

function PendingCountry({ value, error }: { value: string; error?: string }) {
  const t = useTranslate();
  return (
    <TextField
      required
      disabled
      name="country"
      label={t(messages.fields.country)}
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
  { pending: ({ value, error }) => <PendingCountry value={value} error={error} /> },
);

const fullRow = { gridColumn: '1 / -1' } as const;

/** Fields of the billing details (product 9.1). */
export function BillingFields(props: BillingFieldsProps) {
  const t = useTranslate();
  const { draft, errors, countries, onChange, onCountryChange, onDialCodePick, only } = props;
  const bind = (name: keyof typeof messages.fields, autoComplete: string, maxLength: number) => ({
    name,
    label: t(messages.fields[name]),
    autoComplete: `billing ${autoComplete}`,
    value: draft[name],
    error: errors[name] !== undefined,
    helperText: errors[name],
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
            {...bind('address', 'address-line1', 200)}
            placeholder={t(messages.addressPlaceholder)}
            sx={fullRow}
          />
          <TextField {...bind('pinCode', 'postal-code', 20)} />
          <TextField required {...bind('city', 'address-level2', 100)} />
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
