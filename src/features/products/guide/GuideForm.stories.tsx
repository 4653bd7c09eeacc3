import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DEFAULT_SITUATION } from '@/lib/light/situation';
import { GuideForm } from './GuideForm';

const meta = preview.meta({
  component: GuideForm,
  args: { situation: DEFAULT_SITUATION, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Kitchen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ room: 'kitchen' });
    await userEvent.click(canvas.getByRole('radio', { name: 'South-east' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ facade: 'south-east' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /balcony/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ extras: ['door'] });
  },
});

/** Only in a bedroom it matters who sleeps. */
export const Bedroom = meta.story({
  args: { situation: { ...DEFAULT_SITUATION, room: 'bedroom', extras: ['sleeper', 'high'] } },
});
