import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogueApi, toCategoryRecords } from '@/api/catalogue';
import type { ShopParameters } from '../../../.storybook/withShop';
import { sampleCategories } from './catalogueSamples';
import { SubCategoryScreen } from './SubCategoryScreen';

const meta = {
  title: 'Features/Catalogue/SubCategoryScreen',
  component: SubCategoryScreen,
  parameters: { layout: 'fullscreen' },
  args: { categoryId: 'category-0' },
} satisfies Meta<typeof SubCategoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: {
    shop: {
      fill: (store) =>
        void store.dispatch(
          catalogueApi.util.upsertQueryData(
            'getCategory',
            undefined,
            toCategoryRecords(sampleCategories),
          ),
        ),
    } satisfies ShopParameters,
  },
};
