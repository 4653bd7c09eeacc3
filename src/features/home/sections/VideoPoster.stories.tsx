import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { VideoPoster } from './VideoPoster';

const video = {
  title: 'Motorized curtains opening at dusk',
  poster: '/media/video/poster-motorised-opening/1280x720-2b2f36/1280.webp',
  posterAlt: 'Navy curtains opened on a motor over white sheers',
  mp4: '/media/video/motorised-opening.mp4',
  webm: '/media/video/motorised-opening.webm',
};

const meta = preview.meta({ component: VideoPoster, args: { video } });

export const Closed = meta.story();

/** The video replaces the poster and receives focus. */
export const Open = meta.story({
  tags: ['moving'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Play video: ${args.video.title}` }));
    await expect(canvas.getByLabelText(args.video.title)).toHaveFocus();
  },
});
