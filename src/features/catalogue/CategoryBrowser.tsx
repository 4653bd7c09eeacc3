import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { loadingShape } from '@/components/loadingShape';
import { SectionError } from '@/components/SectionError';
import { paths } from '@/lib/paths';
import { CategoryGrid } from './CategoryGrid';
import { messages } from './messages';
import { useCategoryList } from './useCategoryList';

const CategoryListSkeleton = loadingShape(
  async () =>
    (await import(/* webpackChunkName: "skeletons" */ './CategoryListSkeleton'))
      .CategoryListSkeleton,
);

/** All categories, or what stands in for them while they load, when there are none and when the call failed. */
export function CategoryBrowser() {
  const { categories, isLoading, hasFailed, reason, isRetrying, retry } = useCategoryList();
  if (isLoading) return <CategoryListSkeleton />;
  if (hasFailed) {
    return (
      <SectionError
        what={messages.whatCategories}
        reason={reason}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (categories.length === 0) {
    return (
      <EmptyState
        title={messages.noCategories}
        help={messages.noCategoriesHelp}
        action={
          <Button component={RouterLink} to={paths.products}>
            {messages.seeFabrics}
          </Button>
        }
      />
    );
  }
  return <CategoryGrid categories={categories} />;
}
