import preview from '#.storybook/preview';
import { work } from '@/fixtures/catalogue.fixtures';
import { WorkTile } from './WorkTile';

const meta = preview.meta({ component: WorkTile, args: { work: work, sizes: '600px' } });

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    work: {
      ...work,
      name: 'Hand-pleated heavyweight linen curtains with an interlining of brushed cotton and a border in silk',
    },
  },
});

export const MissingImage = meta.story({ args: { work: { ...work, images: [] } } });
