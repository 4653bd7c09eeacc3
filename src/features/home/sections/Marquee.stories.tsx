import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Marquee } from './Marquee';

const meta = preview.meta({
  component: Marquee,
  args: { items: [{ content: 'Free same-day visits' }, { content: 'Made in Dubai' }] },
  parameters: { layout: 'fullscreen' },
});

export const FromServer = meta.story();
export const Defaults = meta.story({ args: { items: [] } });

/** Scrolls automatically until paused. */
export const Moving = meta.story({
  tags: ['moving'],
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the offers' }));
    await expect(getComputedStyle(canvas.getByRole('list')).animationPlayState).toBe('paused');
  },
});
