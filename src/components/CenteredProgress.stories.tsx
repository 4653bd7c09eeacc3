import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CenteredProgress } from './CenteredProgress';

const meta = preview.meta({ component: CenteredProgress, args: { isDelayed: false } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});

/** For chunks, which mostly arrive before it shows. */
export const Delayed = meta.story({ args: { isDelayed: true } });
