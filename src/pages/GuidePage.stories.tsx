import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { productsApi } from '@/api/products';
import type { ProductsQuery } from '@/contract/products';
import { layerQueries } from '@/features/products/guide/layerQueries';
import { facets } from '@/fixtures/facets.fixtures';
import { CURRENCY, fabricRecords } from '@/fixtures/products.fixtures';
import { seedQuery } from '@/fixtures/seedQuery';
import type { LayerKind } from '@/lib/light/layers';
import { paths } from '@/lib/paths';
import { refused } from '@/fixtures/refused';
import type { AppStore } from '@/store/makeStore';
import { GuidePage } from './GuidePage';

const queriesOf = (...kinds: LayerKind[]) =>
  kinds.flatMap((kind) => Object.values(layerQueries(kind, 'living')));

/** The layers of the window that is shown until the customer answers. */
const DEFAULT_QUERIES = queriesOf('linen-sheer', 'filter-or-dim');

/**
 * Seeds the fabrics of layers of the light guide.
 * @param args the requests of the layers
 * @param count fabrics in each response
 */
const seedLayerFabrics =
  (args: readonly ProductsQuery[], count = 3) =>
  (store: AppStore) => {
    const value = {
      products: fabricRecords(count),
      totalPages: 1,
      totalCount: count === 0 ? 0 : count + 4,
      currency: CURRENCY,
      facets,
    };
    for (const arg of args) seedQuery(store, productsApi.endpoints.getProducts, arg, value);
  };

const meta = preview.meta({
  tags: ['!autodocs'],
  component: GuidePage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.guide, fill: seedLayerFabrics(DEFAULT_QUERIES) },
  },
});

export const Default = meta.story();

/** Each answer changes the advice at once. */
export const Answered = meta.story({
  parameters: {
    shop: {
      fill: seedLayerFabrics([...DEFAULT_QUERIES, ...queriesOf('day-night', 'sheer-and-drape')]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const near = await canvas.findByRole('radio', { name: /^Under 10 m/ });
    await userEvent.click(near);
    // In the shop, the screen receives no input until the next one is rendered (product 2.15).
    await waitFor(() => expect(near).toBeChecked());
    await userEvent.click(canvas.getByRole('checkbox', { name: /out of reach/ }));
    await expect(await canvas.findByText(/plan a motor/)).toBeVisible();
    await expect(near).toBeChecked();
  },
});

export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });

/** The catalogue has no fabric for the layers. */
export const Empty = meta.story({
  parameters: { shop: { fill: seedLayerFabrics(DEFAULT_QUERIES, 0) } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'All fabrics' }))[0]).toBeVisible();
  },
});

export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });
