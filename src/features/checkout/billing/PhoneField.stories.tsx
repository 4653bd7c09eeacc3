import preview from '#.storybook/preview';
import { PhoneField } from './PhoneField';
import { threeCountries } from '../country/countries.fixtures';

const meta = preview.meta({
  component: PhoneField,
  args: {
    phone: '',
    dialCode: '',
    countries: threeCountries,
    onPhoneChange: () => undefined,
    onDialCodePick: () => undefined,
  },
});

export const Default = meta.story();
export const Filled = meta.story({ args: { phone: '050 123 4567', dialCode: '+971' } });
export const Error = meta.story({
  tags: ['error'],
  args: { phone: '123', dialCode: '+1-268', error: 'Invalid phone number' },
});
/** Nine digits: the leading zero is added when the field is left. */
export const WithoutZero = meta.story({
  args: { phone: '50 123 4567', dialCode: '+971' },
});
