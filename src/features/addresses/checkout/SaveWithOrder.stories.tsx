import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SaveWithOrder } from './SaveWithOrder';

const meta = preview.meta({ component: SaveWithOrder, args: { isTicked: false, onTick: fn() } });

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Save this address to my account' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onTick).toHaveBeenCalledWith(true);
  },
});
export const Ticked = meta.story({ args: { isTicked: true } });
/** The account holds no more addresses. */
export const DisabledFull = meta.story({
  args: { isTicked: true, fullAt: 10 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeDisabled();
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/10/);
  },
});
