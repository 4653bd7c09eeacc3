import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { office, unnamed, villa } from '@/fixtures/addresses.fixtures';
import { AddressPicker } from './AddressPicker';

const meta = preview.meta({
  component: AddressPicker,
  args: {
    addresses: [villa, office, unnamed],
    chosenId: villa._id,
    isChanged: false,
    onChoose: fn(),
    onEdit: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Office/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(office);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Villa' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});
export const Another = meta.story({ args: { chosenId: null } });
/** Edited for this order only. */
export const Changed = meta.story({
  args: { shown: { ...villa, firstName: 'Omar' }, isChanged: true },
});
export const LongText = meta.story({
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
});
