import { useArgs } from 'storybook/preview-api';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DialCodePicker } from './DialCodePicker';
import { threeCountries } from './countries.fixtures';

const meta = preview.meta({
  component: DialCodePicker,
  args: { value: '+971', countries: threeCountries, onPick: () => undefined },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <DialCodePicker {...args} onPick={(value) => setArgs({ value })} />;
  },
});

export const Default = meta.story();
export const NothingPicked = meta.story({ args: { value: '' } });
export const WithAreaPart = meta.story({ args: { value: '+1-268' } });
export const ErrorCountriesMissing = meta.story({
  tags: ['error'],
  args: { countries: { reference: undefined, hasFailed: true, retry: () => undefined } },
});

/** Search by country and pick by keyboard; the list closes and focus returns to the button. */
export const PickedByKeyboard = meta.story({
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
});
