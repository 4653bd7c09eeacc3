import preview from '#.storybook/preview';
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

const meta = preview.meta({
  component: SubCategoryBrowser,
  args: { categoryId: 'venetian-blinds', query: withSubCategories(subCategories) },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { query: { ...query, isLoading: true } } });
export const Empty = meta.story({ args: { query: withSubCategories([]) } });

export const Error = meta.story({
  tags: ['error'],
  args: { query: { ...query, hasFailed: true, reason: 'The showroom is being cleaned.' } },
});
