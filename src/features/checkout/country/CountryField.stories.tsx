import preview from '#.storybook/preview';
import { CountryField } from './CountryField';
import { threeCountries } from './countries.fixtures';

const meta = preview.meta({
  component: CountryField,
  args: { value: '', countries: threeCountries, onChange: () => undefined },
});

export const Default = meta.story();
export const Chosen = meta.story({ args: { value: 'United Arab Emirates' } });
export const NotInTheList = meta.story({ args: { value: 'Atlantis' } });
export const Error = meta.story({ tags: ['error'], args: { error: 'Country is required' } });
export const LoadingCountries = meta.story({
  args: { countries: { ...threeCountries, reference: undefined } },
});
