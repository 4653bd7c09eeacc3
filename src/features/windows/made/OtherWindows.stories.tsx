import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { linenOffer, seedPricedWindows, storyPriceTable } from '@/fixtures/configurator.fixtures';
import { living } from '@/fixtures/windows.fixtures';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import { firstDraft } from '@/lib/windows/madeDraft';
import { offeredProduct } from './offeredProduct';
import { OtherWindows } from './OtherWindows';

const product = offeredProduct(linenOffer) as CurtainProduct;
const layer = {
  productId: linenOffer.productId,
  pricing: { product, table: storyPriceTable, measured: undefined },
  draft: firstDraft(product),
};
const other = { ...living, id: 'other', name: 'Left of the door' };

const meta = preview.meta({
  component: OtherWindows,
  parameters: { shop: { fill: seedPricedWindows } },
  args: {
    layers: [layer],
    windowId: 'chosen',
    windows: [living, other],
    onAdd: fn(),
  },
});

export const Default = meta.story();
/** One of them cannot be made, and says why. */
export const CannotBeMade = meta.story({
  tags: ['!dev'],
  args: { windows: [living, { ...other, drops: [700, 700, 700] }] },
});
