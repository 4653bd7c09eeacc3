import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { office, unnamed, villa } from '@/fixtures/addresses.fixtures';
import { AddressPicker } from './AddressPicker';

const meta = {
  title: 'Features/Addresses/AddressPicker',
  component: AddressPicker,
  args: {
    addresses: [villa, office, unnamed],
    chosenId: villa._id,
    isChanged: false,
    onChoose: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof AddressPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Office/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(office);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Villa' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const Another: Story = { args: { chosenId: null } };
/** Edited for this order only. */
export const Changed: Story = { args: { shown: { ...villa, firstName: 'Omar' }, isChanged: true } };
export const LongText: Story = {
  args: {
    addresses: [
      {
        ...villa,
        label: 'The apartment of my grandmother in the tower',
        address: 'Apartment 3402, The Residences at Marina Promenade, Tower B, Al Marsa Street',
      },
      { ...office, companyName: 'Al-Haddad-Interiors-And-Furnishing-Contracting-Establishment' },
    ],
  },
};
