import type { StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { productDetailsApi } from '@/api/productDetails';
import { noProducts, toProductRecords } from '@/api/productRecords';
import { productsApi } from '@/api/products';
import { facets } from '@/fixtures/facets.fixtures';
import { CURRENCY, fabrics, velvet } from '@/fixtures/products.fixtures';
import { refused } from '@/fixtures/refused';
import { seedQuery } from '@/fixtures/seedQuery';
import { living } from '@/fixtures/windows.fixtures';
import type { AppStore } from '@/store/makeStore';
import { budgetQuery } from './budgetQuery';
import { WindowBudget } from './WindowBudget';

/** Seeds all fabrics, one on each page, with their details. */
function seedBudget(store: AppStore): void {
  fabrics.forEach((fabric, index) => {
    seedQuery(store, productsApi.endpoints.getProducts, budgetQuery(index + 1, 'metre'), {
      products: toProductRecords([fabric]),
      totalPages: fabrics.length,
      totalCount: fabrics.length,
      currency: CURRENCY,
      facets,
    });
    seedQuery(store, productDetailsApi.endpoints.getProductDetails, fabric._id, {
      productDetail: { ...velvet, ...fabric },
      relatedProducts: noProducts,
    });
  });
}

const meta = preview.meta({
  component: WindowBudget,
  parameters: { shop: { fill: seedBudget } },
  args: { window: living },
});
type Play = NonNullable<StoryObj['play']>;

const showPrices: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'See what fits and costs' }));
};

/** Nothing is requested before the press. */
export const Default = meta.story();

export const Prices = meta.story({
  play: async (context) => {
    await showPrices(context);
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(context.canvas.getByText('Least expensive')).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: { shop: { fill: undefined } }, play: showPrices });

export const Error = meta.story({
  tags: ['error'],
  parameters: { shop: refused() },
  play: showPrices,
});
