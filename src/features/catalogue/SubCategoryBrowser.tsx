import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { SectionError } from '@/components/SectionError';
import { paths } from '@/lib/paths';
import { CardSkeleton } from './CardSkeleton';
import { messages } from './messages';
import { SubCategoryGrid, SubCategoryList } from './SubCategoryGrid';
import type { SubCategoryView } from './useSubCategories';

export interface SubCategoryBrowserProps {
  categoryId: string;
  view: SubCategoryView;
}

/** The sub-categories, or what stands in for them while they load, when there are none and when the call failed. */
export function SubCategoryBrowser({ categoryId, view }: SubCategoryBrowserProps) {
  if (view.isLoading) {
    return (
      <SubCategoryList aria-hidden="true">
        <CardSkeleton ratio="4 / 5" />
        <CardSkeleton ratio="4 / 5" />
        <CardSkeleton ratio="4 / 5" />
      </SubCategoryList>
    );
  }
  if (view.hasFailed) {
    const { reason, isRetrying, retry } = view;
    return (
      <SectionError what="this category" reason={reason} isRetrying={isRetrying} onRetry={retry} />
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
