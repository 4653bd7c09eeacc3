import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CarouselButtons } from './CarouselButtons';

const meta = preview.meta({
  component: CarouselButtons,
  args: { isAtStart: false, isAtEnd: false, what: 'features', onPrevious: fn(), onNext: fn() },
});

export const Between = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next features' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous features' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
});
export const AtStart = meta.story({ args: { isAtStart: true } });
export const AtEnd = meta.story({ args: { isAtEnd: true } });
