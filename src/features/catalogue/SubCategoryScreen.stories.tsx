import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogueApi, toSubCategoryRecords } from '@/api/catalogue';
import type { AppStore } from '@/store/makeStore';
import { subCategories } from '@/fixtures/catalogue.fixtures';
import { refused } from '@/fixtures/refused';
import { seedCategories } from '@/fixtures/seedStore';
import { SubCategoryScreen } from './SubCategoryScreen';

const CATEGORY_ID = 'venetian-blinds';

function fillAll(store: AppStore): void {
  seedCategories(store);
  const value = { categoryName: 'Blinds', subCategories: toSubCategoryRecords(subCategories) };
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
  parameters: { shop: { fill: seedCategories } },
};
export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };

/** Unknown category: shows all categories. */
export const NotFound: Story = {
  parameters: {
    shop: {
      fill: seedCategories,
      respond: () => Response.json({ message: 'Category not found' }, { status: 404 }),
    },
  },
};
