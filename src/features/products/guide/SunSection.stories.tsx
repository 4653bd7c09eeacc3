import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { SunSection } from './SunSection';

const meta = {
  title: 'Features/Guide/SunSection',
  component: SunSection,
  parameters: { layout: 'fullscreen' },
  args: { facade: 'west' },
} satisfies Meta<typeof SunSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The figures of the chart are in a table. */
export const Figures: Story = {
  args: { facade: 'south' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the figures'));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('rowheader', { name: 'December' })).toBeVisible();
  },
};

/** In summer the sun comes twice a day, in winter not at all. */
export const North: Story = { args: { facade: 'north' } };
export const Seasons: Story = { args: { facade: 'south-west' } };
