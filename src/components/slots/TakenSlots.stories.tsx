import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { freeSlots } from '@/fixtures/slots.fixtures';
import { TakenSlots } from './TakenSlots';

const meta = preview.meta({
  component: TakenSlots,
  args: { slots: freeSlots.slice(0, 3), chosen: undefined, onChoose: fn(), onShowAll: fn() },
});

/** None is chosen for the customer. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).not.toBeChecked();
    await userEvent.click(canvas.getByText('15:00 – 17:00'));
    await expect(args.onChoose).toHaveBeenCalledWith(freeSlots[0]);
  },
});
export const Chosen = meta.story({ args: { chosen: freeSlots[1]?._id } });
