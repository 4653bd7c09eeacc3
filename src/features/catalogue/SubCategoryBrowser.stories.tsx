import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { toSubCategoryRecords, type SubCategoryResult } from '@/api/catalogue';
import type { ViewedQuery } from '@/api/queryView';
import type { SubCategory } from '@/contract/catalogue';
import { subCategories } from '@/fixtures/catalogue.fixtures';
import { SubCategoryBrowser } from './SubCategoryBrowser';

const query: ViewedQuery<SubCategoryResult> = {
  data: undefined,
  currentData: undefined,
  isLoading: false,
  isOutdated: false,
  hasFailed: false,
  isRetrying: false,
  isNotFound: false,
  errorStatus: undefined,
  reason: undefined,
  refetch: () => undefined,
};

function withSubCategories(subCategories: SubCategory[]): ViewedQuery<SubCategoryResult> {
  const data = { categoryName: 'Blinds', subCategories: toSubCategoryRecords(subCategories) };
  return { ...query, data, currentData: data };
}

const meta = {
  title: 'Features/Catalogue/SubCategoryBrowser',
  component: SubCategoryBrowser,
  args: { categoryId: 'venetian-blinds', query: withSubCategories(subCategories) },
} satisfies Meta<typeof SubCategoryBrowser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { query: { ...query, isLoading: true } } };
export const Empty: Story = { args: { query: withSubCategories([]) } };

export const Error: Story = {
  tags: ['error'],
  args: { query: { ...query, hasFailed: true, reason: 'The showroom is being cleaned.' } },
};
