import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useArgs } from 'storybook/preview-api';
import { expect, screen, waitFor } from 'storybook/test';
import { DialCodePicker } from './DialCodePicker';
import { threeCountries } from './countries.fixtures';

const meta = {
  title: 'Features/Checkout/DialCodePicker',
  component: DialCodePicker,
  args: { value: '+971', countries: threeCountries, onPick: () => undefined },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <DialCodePicker {...args} onPick={(value) => setArgs({ value })} />;
  },
} satisfies Meta<typeof DialCodePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingPicked: Story = { args: { value: '' } };
export const WithAreaPart: Story = { args: { value: '+1-268' } };
export const ErrorCountriesMissing: Story = {
  tags: ['error'],
  args: { countries: { reference: undefined, hasFailed: true, retry: () => undefined } },
};

/** Search by country and pick by keyboard; the list closes and focus returns to the button. */
export const PickedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Dial code: +971' });
    await userEvent.click(button);
    const search = await screen.findByRole('combobox', { name: 'Search by country or dial code' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('kingdom{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName('Dial code: +44'));
    await waitFor(() => expect(search).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
