import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogueApi, toCategoryRecords } from '@/api/catalogue';
import type { ShopParameters } from '../../../.storybook/withShop';
import { categories } from '@/fixtures/catalogue.fixtures';
import { CategoryBrowser } from './CategoryBrowser';

const meta = {
  title: 'Features/Catalogue/CategoryBrowser',
  component: CategoryBrowser,
} satisfies Meta<typeof CategoryBrowser>;

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

export const Loading: Story = {};

export const Empty: Story = {
  parameters: {
    shop: {
      fill: (store) =>
        void store.dispatch(
          catalogueApi.util.upsertQueryEntries([
            { endpointName: 'getCategory', arg: undefined, value: toCategoryRecords([]) },
          ]),
        ),
    } satisfies ShopParameters,
  },
};

export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: {
      respond: () => Response.json({ message: 'The showroom is being cleaned.' }, { status: 400 }),
    } satisfies ShopParameters,
  },
};
