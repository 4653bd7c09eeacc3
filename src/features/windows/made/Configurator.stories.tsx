import type { StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { noProducts, toProductRecords } from '@/api/productRecords';
import { productDetailsApi } from '@/api/productDetails';
import { productsApi } from '@/api/products';
import { Button } from '@/components/Button';
import {
  linenOffer,
  rollerOffer,
  seedPricedWindows,
  seedPriceTable,
  sheerDetail,
  sheers,
} from '@/fixtures/configurator.fixtures';
import { facets } from '@/fixtures/facets.fixtures';
import { CURRENCY } from '@/fixtures/products.fixtures';
import { refused } from '@/fixtures/refused';
import { seedQuery } from '@/fixtures/seedQuery';
import { madePath } from '@/lib/paths';
import type { AppStore } from '@/store/makeStore';
import { Configurator } from './Configurator';
import { layerQueries } from './layers/layerQueries';

/** Seeds two sheers for the layer behind, one with its details. */
function seedLayers(store: AppStore): void {
  seedPriceTable(store);
  seedQuery(store, productsApi.endpoints.getProducts, layerQueries.sheer, {
    products: toProductRecords(sheers),
    totalPages: 1,
    currency: CURRENCY,
    facets,
  });
  seedQuery(store, productDetailsApi.endpoints.getProductDetails, sheerDetail._id, {
    productDetail: sheerDetail,
    relatedProducts: noProducts,
  });
}

/** URL with what is chosen. */
const chosen = (made: string) => `${madePath(linenOffer.productId)}&made=${made}`;

const LINED = '241x265_ceiling_wave_lining_pair_hand';

const meta = preview.meta({
  component: Configurator,
  parameters: { shop: { path: chosen(LINED), fill: seedPriceTable } },
  args: {
    ...linenOffer,
    windowId: undefined,
    edited: undefined,
    onAdd: fn(),
    SaveQuote: () => (
      <Translated>
        <Button variant="outlined">Save as quote</Button>
      </Translated>
    ),
  },
});

const answerToBuy: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
};

export const Default = meta.story();
/** Before a size is entered: no price, and what to do. */
export const Empty = meta.story({
  parameters: { shop: { path: madePath(linenOffer.productId) } },
});
/** One of the customer's windows instead of a typed size. */
export const MyWindows = meta.story({
  tags: ['!dev'],
  parameters: { shop: { path: madePath(linenOffer.productId), fill: seedPricedWindows } },
  args: { windowId: 'living' },
});
/** A sheer behind it: a price for both layers. */
export const TwoLayers = meta.story({
  parameters: { shop: { path: chosen(`${LINED}_plus_${sheerDetail._id}`), fill: seedLayers } },
});
/** A wave does not hang on a pole: the reason, and what works. */
export const CannotBeMade = meta.story({
  tags: ['!dev'],
  parameters: { shop: { path: chosen('241x265_pole_wave_lining_pair_hand') } },
});
export const Blind = meta.story({
  parameters: { shop: { path: `${madePath(rollerOffer.productId)}&made=120.5x200_inside_chain` } },
  args: rollerOffer,
});
/** Changes a line of the cart. */
export const Edit = meta.story({
  tags: ['!dev'],
  parameters: { shop: { path: madePath(linenOffer.productId) } },
  args: {
    edited: {
      sizeId: 'mtm_1',
      input: {
        window: { mount: 'ceiling', widths: [200], drops: [250] },
        options: { heading: 'double', lining: 'blackout', draw: 'left' },
      },
    },
  },
});
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });
/** 'Add to Cart' before it is said who measures. */
export const ErrorUnanswered = meta.story({
  tags: ['error', '!autodocs'],
  play: async (context) => {
    await answerToBuy(context);
    await expect(
      await context.canvas.findByText('Please choose who measures first.'),
    ).toBeVisible();
  },
});
/** A product that this version of the shop cannot calculate. */
export const ErrorUnknown = meta.story({
  tags: ['error', '!dev'],
  args: { madeToMeasure: { kind: 'awning' } },
});
export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
