import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { freeSlots } from '@/fixtures/slots.fixtures';
import { SlotPicker, SlotSkeleton } from './SlotPicker';

const meta = preview.meta({
  component: SlotPicker,
  args: {
    slots: freeSlots,
    chosen: undefined,
    now: new Date('2099-12-01T08:00:00Z'),
    onChoose: fn(),
  },
});

/** A day shows its hours; only an hour is a choice. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Today' })).toBeChecked();
    await userEvent.click(canvas.getByText('Tomorrow'));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('11:00 – 13:00'));
    await expect(args.onChoose).toHaveBeenCalledWith(freeSlots[2]);
  },
});
export const Chosen = meta.story({ args: { chosen: freeSlots[3]?._id } });
export const OneSlot = meta.story({ args: { slots: freeSlots.slice(0, 1) } });
export const Loading = meta.story({ render: () => <SlotSkeleton /> });
