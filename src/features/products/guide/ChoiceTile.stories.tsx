import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChoiceTile } from './ChoiceTile';

const meta = preview.meta({
  component: ChoiceTile,
  args: { name: 'for', value: 'majlis', isChosen: false, label: 'Majlis', onChoose: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Majlis' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith(true);
  },
});

export const Chosen = meta.story({ args: { isChosen: true } });

export const WithHint = meta.story({
  args: { label: 'Over 30 m away', hint: 'most windows of a tower', isChosen: true },
});

export const Checkbox = meta.story({ args: { type: 'checkbox', isChosen: true } });
