import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { HighlightCarousel } from './HighlightCarousel';

const meta = preview.meta({ component: HighlightCarousel, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next features' }));
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBe(310));
  },
});
