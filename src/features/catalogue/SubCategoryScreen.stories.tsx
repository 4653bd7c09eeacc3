import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogueApi, toCategoryRecords, toSubCategoryRecords } from '@/api/catalogue';
import type { AppStore } from '@/store/makeStore';
import { categories, subCategories } from '@/fixtures/catalogue.fixtures';
import { SubCategoryScreen } from './SubCategoryScreen';

const CATEGORY_ID = 'venetian-blinds';

function fillCategories(store: AppStore): void {
  const value = toCategoryRecords(categories);
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([{ endpointName: 'getCategory', arg: undefined, value }]),
  );
}

function fillAll(store: AppStore): void {
  fillCategories(store);
  const value = {
    categoryName: 'Blinds',
    subCategories: toSubCategoryRecords(subCategories),
  };
  store.dispatch(
    catalogueApi.util.upsertQueryEntries([
      { endpointName: 'getSubCategory', arg: CATEGORY_ID, value },
    ]),
  );
}

const meta = {
  title: 'Features/Catalogue/SubCategoryScreen',
  component: SubCategoryScreen,
  parameters: { layout: 'fullscreen', shop: { fill: fillAll } },
  args: { categoryId: CATEGORY_ID },
} satisfies Meta<typeof SubCategoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };
export const LoadingWithName: Story = {
  name: 'Loading, name known',
  parameters: { shop: { fill: fillCategories } },
};
export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: {
      fill: () => undefined,
      respond: () => Response.json({ message: 'The showroom is being cleaned.' }, { status: 409 }),
    },
  },
};

/** Unknown category: shows all categories. */
export const NotFound: Story = {
  parameters: {
    shop: {
      fill: fillCategories,
      respond: () => Response.json({ message: 'Category not found' }, { status: 404 }),
    },
  },
};
