import Box from '@mui/material/Box';
import { TextField, type TextFieldProps } from '@/components/field/TextField';
import type { BillingDraft } from '@/store/slices/checkoutSlice';
import type { BillingErrors, BillingField } from './billing';
import { CountryField } from './CountryField';
import { messages } from './messages';
import { PhoneField } from './PhoneField';
import type { CountriesState } from './useCountries';

export interface BillingFieldsProps {
  draft: BillingDraft;
  errors: BillingErrors;
  countries: CountriesState;
  onChange: (field: BillingField, value: string) => void;
  onCountryChange: (country: string) => void;
  onDialCodePick: (dialCode: string) => void;
}

type Entry = Pick<TextFieldProps, 'isStarred' | 'type' | 'placeholder'> & {
  autoComplete: string;
  maxLength: number;
  isHalf?: boolean;
};

const NAME_FIELDS = {
  firstName: {
    isStarred: true,
    autoComplete: 'billing given-name',
    maxLength: 100,
    isHalf: true,
  },
  lastName: {
    isStarred: true,
    autoComplete: 'billing family-name',
    maxLength: 100,
    isHalf: true,
  },
  companyName: {
    autoComplete: 'billing organization',
    maxLength: 100,
  },
} satisfies Partial<Record<BillingField, Entry>>;

const ADDRESS_FIELDS = {
  address: {
    isStarred: true,
    placeholder: messages.addressPlaceholder,
    autoComplete: 'billing address-line1',
    maxLength: 200,
  },
  pinCode: {
    autoComplete: 'billing postal-code',
    maxLength: 20,
    isHalf: true,
  },
  city: {
    isStarred: true,
    autoComplete: 'billing address-level2',
    maxLength: 100,
    isHalf: true,
  },
} satisfies Partial<Record<BillingField, Entry>>;

const EMAIL_FIELD = {
  email: {
    isStarred: true,
    type: 'email',
    autoComplete: 'billing email',
    maxLength: 254,
  },
} satisfies Partial<Record<BillingField, Entry>>;

type LabelledField = keyof typeof messages.fields;

/** Billing details (spec §2). */
export function BillingFields(props: BillingFieldsProps) {
  const { draft, errors, countries, onChange, onCountryChange, onDialCodePick } = props;
  const renderFields = (fields: Partial<Record<LabelledField, Entry>>) =>
    (Object.entries(fields) as [LabelledField, Entry][]).map(([name, field]) => {
      const { isHalf = false, ...rest } = field;
      return (
        <Box key={name} sx={{ gridColumn: { xs: 'span 2', sm: isHalf ? 'span 1' : 'span 2' } }}>
          <TextField
            {...rest}
            name={name}
            label={messages.fields[name]}
            value={draft[name]}
            error={errors[name]}
            onChange={(event) => onChange(name, event.target.value)}
          />
        </Box>
      );
    });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2.5 }}>
      {renderFields(NAME_FIELDS)}
      <Box sx={{ gridColumn: 'span 2' }}>
        <CountryField
          value={draft.country}
          error={errors.country}
          countries={countries}
          onChange={onCountryChange}
        />
      </Box>
      {renderFields(ADDRESS_FIELDS)}
      <Box sx={{ gridColumn: 'span 2' }}>
        <PhoneField
          phone={draft.phone}
          dialCode={draft.dialCode}
          error={errors.phone}
          countries={countries}
          onPhoneChange={(phone) => onChange('phone', phone)}
          onDialCodePick={onDialCodePick}
        />
      </Box>
      {renderFields(EMAIL_FIELD)}
    </Box>
  );
}
