import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { catalogueApi } from '@/api/catalogue';
import type { ShopParameters } from '../../../.storybook/withShop';
import { works } from '@/fixtures/catalogue.fixtures';
import { WorkList } from './WorkList';

const meta = {
  title: 'Features/Works/WorkList',
  component: WorkList,
} satisfies Meta<typeof WorkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    shop: {
      fill: (store) =>
        void store.dispatch(
          catalogueApi.util.upsertQueryEntries([
            {
              endpointName: 'getOurWorks',
              arg: { page: 1, limit: 10 },
              value: {
                work: {
                  ids: works.map(({ id }) => id),
                  entities: Object.fromEntries(works.map((work) => [work.id, work])),
                },
                totalPages: 2,
              },
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
              endpointName: 'getOurWorks',
              arg: { page: 1, limit: 10 },
              value: { work: { ids: [], entities: {} }, totalPages: 1 },
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
      respond: () => Response.json({ message: 'The pictures are being hung.' }, { status: 400 }),
    } satisfies ShopParameters,
  },
};
