import preview from '#.storybook/preview';
import { comparedIds, seedShortlist } from '@/fixtures/comparison.fixtures';
import { ShortlistToggle } from './ShortlistToggle';

const meta = preview.meta({
  component: ShortlistToggle,
  parameters: { shop: { fill: seedShortlist(2) } },
  args: { productId: comparedIds[2] ?? '' },
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { shop: { fill: seedShortlist(0) } } });
