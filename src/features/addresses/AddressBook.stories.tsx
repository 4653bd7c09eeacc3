import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { office, tenAddresses, unnamed, villa, withAddresses } from '@/fixtures/addresses.fixtures';
import { refused } from '@/fixtures/refused';
import { AddressBook } from './AddressBook';

const meta = preview.meta({
  component: AddressBook,
  // The real form has the fields of the checkout (widgets/AddressForm).
  args: {
    Form: ({ id }) => <form id={id} />,
    Section: ({ title, children }) => <section aria-label={title}>{children}</section>,
  },
  parameters: { shop: { signedIn: true, fill: withAddresses(villa, office, unnamed) } },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
export const Empty = meta.story({ parameters: { shop: { fill: withAddresses() } } });
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
/** No address can be added. */
export const DisabledFull = meta.story({
  parameters: { shop: { fill: withAddresses(...tenAddresses) } },
});
export const LongText = meta.story({
  parameters: {
    shop: {
      fill: withAddresses({
        ...office,
        label: 'The apartment of my grandmother in the tower',
        companyName: 'Al-Haddad-Interiors-And-Furnishing-Contracting-Establishment-LLC',
        address: 'Apartment 3402, The Residences at Marina Promenade, Tower B, Al Marsa Street',
      }),
    },
  },
});
export const Removing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Villa' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this address?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});
/** Countries are sent in English. */
export const CountriesInArabic = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByText(/United Arab Emirates/)).toEqual([]));
    await expect(canvas.getAllByText(/الإمارات العربية المتحدة/)).toHaveLength(3);
  },
});
