import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { Button } from '@/components/Button';
import { office } from '@/fixtures/addresses.fixtures';
import { AddressForm } from './AddressForm';

const meta = preview.meta({
  component: AddressForm,
  args: { id: 'address', canBeDefault: true, onSubmit: fn() },
  decorators: [
    (Story) => (
      <Translated>
        <Story />
        <Button type="submit" form="address">
          Save address
        </Button>
      </Translated>
    ),
  ],
});

export const Default = meta.story();
export const Filled = meta.story({
  args: { address: office },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ _id: 'office', trn: office.trn }),
    );
  },
});
export const Error = meta.story({
  tags: ['error'],
  args: { address: { ...office, firstName: '', trn: '100000000000002', makani: '1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(canvas.getByText(/^A tax number \(TRN\) has 15 digits/)).toBeVisible();
  },
});
