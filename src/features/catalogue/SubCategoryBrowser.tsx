import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { loadingShape } from '@/components/loadingShape';
import { SectionError } from '@/components/SectionError';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { SubCategoryGrid } from './SubCategoryGrid';
import type { SubCategoryView } from './useSubCategories';

const SubCategoryListSkeleton = loadingShape(
  async () =>
    (await import(/* webpackChunkName: "skeletons" */ './SubCategoryListSkeleton'))
      .SubCategoryListSkeleton,
);

export interface SubCategoryBrowserProps {
  categoryId: string;
  view: SubCategoryView;
  /** There is no heading above that names the page. */
  isWholePage?: boolean;
}

/** The sub-categories, or what stands in for them while they load, when there are none and when the call failed. */
export function SubCategoryBrowser(props: SubCategoryBrowserProps) {
  const { categoryId, view, isWholePage = false } = props;
  if (view.isLoading) return <SubCategoryListSkeleton />;
  if (view.hasFailed) {
    const { reason, isRetrying, retry } = view;
    return (
      <SectionError
        component={isWholePage ? 'h1' : 'p'}
        what={messages.whatCategory}
        reason={reason}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  if (view.subCategories.length === 0) {
    return (
      <EmptyState
        title={messages.noSubCategories}
        help={messages.noSubCategoriesHelp}
        action={
          <Button component={RouterLink} to={paths.categories}>
            {messages.allCategories}
          </Button>
        }
      />
    );
  }
  return (
    <SubCategoryGrid
      items={view.subCategories}
      categoryId={categoryId}
      categoryName={view.categoryName}
    />
  );
}
