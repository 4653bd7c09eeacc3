import type { StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { productsApi } from '@/api/products';
import { noProducts, toProductRecords } from '@/api/productRecords';
import { linenOffer, sheerDetail, sheers, storyPriceTable } from '@/fixtures/configurator.fixtures';
import { facets } from '@/fixtures/facets.fixtures';
import { CURRENCY } from '@/fixtures/products.fixtures';
import { refused } from '@/fixtures/refused';
import { seedQuery } from '@/fixtures/seedQuery';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { bodyFor, firstDraft, requestFor } from '@/lib/windows/madeDraft';
import type { AppStore } from '@/store/makeStore';
import { offeredProduct, type ProductOffer } from '../offeredProduct';
import { LayerChoice } from './LayerChoice';
import { layerQueries } from './layerQueries';

const curtainOf = (offer: ProductOffer) => offeredProduct(offer) as CurtainProduct;
const linen = curtainOf(linenOffer);
const sheer = curtainOf({
  ...sheerDetail,
  attributes: sheerDetail.attributes,
  madeToMeasure: sheerDetail.made?.madeToMeasure,
});

const seedSheers =
  (products = toProductRecords(sheers)) =>
  (store: AppStore): void =>
    seedQuery(store, productsApi.endpoints.getProducts, layerQueries.sheer, {
      products,
      totalPages: 1,
      currency: CURRENCY,
      facets,
    });

const draft = { ...firstDraft(linen), width: 241, drop: 265 };
const pricing = { product: sheer, table: storyPriceTable, measured: undefined };
const sheerDraft = { ...firstDraft(sheer), width: 241, drop: 265 };
const second = {
  productId: sheerDetail._id,
  name: sheerDetail.name,
  pricing,
  draft: sheerDraft,
  body: bodyFor(sheerDetail._id, pricing, sheerDraft),
  priced: {
    result: priceWindow(requestFor(pricing, sheerDraft)),
    price: undefined,
    confirmed: undefined,
    answer: undefined,
    isSettled: true,
    hasFailed: false,
  },
  onChange: fn(),
};

const meta = preview.meta({
  component: LayerChoice,
  parameters: { shop: { fill: seedSheers() } },
  args: {
    productId: linenOffer.productId,
    product: linen,
    draft,
    second: undefined,
    isLost: false,
    onChange: fn(),
  },
});

const open: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add a sheer behind it' }));
};

export const Default = meta.story();
/** In front of a sheer. */
export const Curtain = meta.story({ tags: ['!dev'], args: { product: sheer } });
export const Cloths = meta.story({ tags: ['!autodocs'], play: open });
export const Chosen = meta.story({
  args: { draft: { ...draft, layer: sheerDetail._id }, second },
});
export const NoCloth = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { fill: seedSheers(noProducts) } },
  play: open,
});
export const Loading = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { shop: { fill: () => undefined } },
  play: open,
});
/** The cloth of a shared link is not made any more. */
export const ErrorLost = meta.story({
  tags: ['error', '!dev'],
  args: { draft: { ...draft, layer: 'gone' }, isLost: true },
});
export const Error = meta.story({
  tags: ['error', '!dev', '!autodocs'],
  parameters: { shop: refused() },
  play: open,
});
