import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { seedLayerFabrics } from '@/fixtures/seedLayerFabrics';
import { refused } from '@/fixtures/refused';
import { LayerFabrics } from './LayerFabrics';
import { layerQueries } from './layerQueries';

const QUERIES = Object.values(layerQueries('blackout', 'bedroom'));

const meta = preview.meta({
  component: LayerFabrics,
  parameters: { shop: { fill: seedLayerFabrics(QUERIES) } },
  args: { kind: 'blackout' as const, room: 'bedroom' as const },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });

export const Empty = meta.story({
  parameters: { shop: { fill: seedLayerFabrics(QUERIES, 0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All fabrics' })).toBeVisible();
  },
});

export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
