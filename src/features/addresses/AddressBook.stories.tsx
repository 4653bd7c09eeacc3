import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { office, unnamed, villa, withAddresses } from '@/fixtures/addresses.fixtures';
import { refused } from '@/fixtures/refused';
import { AddressBook } from './AddressBook';

const meta = {
  title: 'Features/Addresses/AddressBook',
  component: AddressBook,
  // The real form has the fields of the checkout (widgets/AddressForm).
  args: {
    Form: ({ id }) => <form id={id} />,
    Section: ({ title, children }) => <section aria-label={title}>{children}</section>,
  },
  parameters: { shop: { signedIn: true, fill: withAddresses(villa, office, unnamed) } },
} satisfies Meta<typeof AddressBook>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const Empty: Story = { parameters: { shop: { fill: withAddresses() } } };
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
/** No address can be added. */
export const DisabledFull: Story = {
  parameters: {
    shop: {
      fill: withAddresses(
        ...Array.from({ length: 10 }, (_, index) => ({
          ...unnamed,
          _id: `a${index}`,
          isDefault: index === 0,
        })),
      ),
    },
  },
};
export const LongText: Story = {
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
};
export const Removing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Villa' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this address?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};
/** Countries are sent in English. */
export const CountriesInArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByText(/United Arab Emirates/)).toEqual([]));
    await expect(canvas.getAllByText(/الإمارات العربية المتحدة/)).toHaveLength(3);
  },
};
