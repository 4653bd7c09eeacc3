import preview from '#.storybook/preview';
import { work } from '@/fixtures/catalogue.fixtures';
import { WorkTile } from './WorkTile';
import { longTitle } from '@/fixtures/longTitle';

const meta = preview.meta({
  component: WorkTile,
  args: { work: work, sizes: '600px', isPriority: false },
});

export const Default = meta.story();

export const LongText = meta.story({ args: { work: { ...work, name: longTitle } } });

export const MissingImage = meta.story({ args: { work: { ...work, images: [] } } });
