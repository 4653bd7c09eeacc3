import preview from '#.storybook/preview';
import { Prose } from './Prose';

const meta = preview.meta({
  component: Prose,
  args: {
    paragraphs: [
      'A blind does one thing that no curtain can: it fits inside the window and leaves the wall alone.',
      'Here are the four kinds we make, and the rooms each is good at.',
    ],
  },
});

export const Default = meta.story();

export const WithPoints = meta.story({
  args: { list: ['Chain, spring or motor', 'Widths up to three metres without a join'] },
});

export const PointsAlone = meta.story({
  args: { paragraphs: [], list: ['Chain, spring or motor'] },
});
