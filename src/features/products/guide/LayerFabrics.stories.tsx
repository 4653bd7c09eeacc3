import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { seedLayerFabrics } from '@/fixtures/seedLayerFabrics';
import { refused } from '@/fixtures/refused';
import { LayerFabrics } from './LayerFabrics';
import { layerQueries } from './layerQueries';

const QUERIES = Object.values(layerQueries('blackout', 'bedroom'));

const meta = {
  title: 'Features/Guide/LayerFabrics',
  component: LayerFabrics,
  parameters: { shop: { fill: seedLayerFabrics(QUERIES) } },
  args: { kind: 'blackout', room: 'bedroom' },
} satisfies Meta<typeof LayerFabrics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };

export const Empty: Story = {
  parameters: { shop: { fill: seedLayerFabrics(QUERIES, 0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All fabrics' })).toBeVisible();
  },
};

export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
