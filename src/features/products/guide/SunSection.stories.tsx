import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SunSection } from './SunSection';

const meta = preview.meta({
  component: SunSection,
  parameters: { layout: 'fullscreen' },
  args: { facade: 'west' as const },
});

export const Default = meta.story();

/** The figures of the chart are in a table. */
export const Figures = meta.story({
  args: { facade: 'south' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the figures'));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('rowheader', { name: 'December' })).toBeVisible();
  },
});

/** In summer the sun comes twice a day, in winter not at all. */
export const North = meta.story({ args: { facade: 'north' } });
export const Seasons = meta.story({ args: { facade: 'south-west' } });
