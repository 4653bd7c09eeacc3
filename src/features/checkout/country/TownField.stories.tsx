import { expect } from 'storybook/test';
import { useArgs } from 'storybook/preview-api';
import preview from '#.storybook/preview';
import { TownField } from './TownField';

const meta = preview.meta({
  component: TownField,
  args: { value: '', country: 'United Arab Emirates', onChange: () => undefined },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <TownField {...args} onChange={(value) => setArgs({ value })} />;
  },
});

export const Default = meta.story();
/** The emirates are suggested. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
  },
});
/** Any other town can be typed. */
export const OtherCountry = meta.story({ args: { country: 'Oman', value: 'Muscat' } });
