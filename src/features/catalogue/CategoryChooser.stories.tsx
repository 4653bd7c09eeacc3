import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogueApi, toCategoryRecords } from '@/api/catalogue';
import type { ShopParameters } from '../../../.storybook/withShop';
import { categories } from '@/fixtures/catalogue.fixtures';
import { CategoryChooser } from './CategoryChooser';

const meta = {
  title: 'Features/Catalogue/CategoryChooser',
  component: CategoryChooser,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    shop: {
      fill: (store) =>
        void store.dispatch(
          catalogueApi.util.upsertQueryEntries([
            {
              endpointName: 'getCategory',
              arg: undefined,
              value: toCategoryRecords(categories),
            },
          ]),
        ),
    } satisfies ShopParameters,
  },
};

export const NotFound: Story = {
  args: { title: 'We could not find this category.', intro: 'Here is what we do have.' },
};
