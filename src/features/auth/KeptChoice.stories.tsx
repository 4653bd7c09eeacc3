import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { velvet } from '@/fixtures/products.fixtures';
import { seedProductDetail } from '@/fixtures/seedStore';
import { KeptChoice } from './KeptChoice';

const meta = preview.meta({
  component: KeptChoice,
  decorators: [inBox({ maxWidth: 480 })],
  args: { lines: [{ productId: velvet._id, sizeId: 'wide' }] },
});

export const Default = meta.story({ parameters: { shop: { fill: seedProductDetail } } });
/** After a reload: the product is not in the cache. */
export const Unnamed = meta.story();
