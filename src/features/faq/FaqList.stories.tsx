import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogueApi } from '@/api/catalogue';
import type { ShopParameters } from '../../../.storybook/withShop';
import { faqEntries } from '@/fixtures/catalogue.fixtures';
import { FaqList } from './FaqList';

const meta = {
  title: 'Features/FAQ/FaqList',
  component: FaqList,
} satisfies Meta<typeof FaqList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    shop: {
      fill: (store) =>
        void store.dispatch(
          catalogueApi.util.upsertQueryEntries([
            {
              endpointName: 'getFaq',
              arg: { page: 1, limit: 10 },
              value: { faq: faqEntries, totalPages: 3 },
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
            {
              endpointName: 'getFaq',
              arg: { page: 1, limit: 10 },
              value: { faq: [], totalPages: 1 },
            },
          ]),
        ),
    } satisfies ShopParameters,
  },
};

export const Error: Story = {
  tags: ['error'],
  parameters: {
    shop: {
      respond: () => Response.json({ message: 'The answers are being written.' }, { status: 400 }),
    } satisfies ShopParameters,
  },
};
