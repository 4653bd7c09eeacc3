import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { selectSubCategories, type SubCategoryResult } from '@/api/catalogue';
import type { ViewedQuery } from '@/api/queryView';
import { EmptyState } from '@/components/EmptyState';
import { QueryState } from '@/components/QueryState';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { SubCategoryGrid } from './SubCategoryGrid';
import { SubCategoryListSkeleton } from './SubCategoryListSkeleton';

export interface SubCategoryBrowserProps {
  categoryId: string;
  query: ViewedQuery<SubCategoryResult>;
  /** Renders an error as `h1`, because the page has no header. */
  isWholePage?: boolean;
}

/** Sub-categories of a category, with loading, error and empty states. */
export function SubCategoryBrowser(props: SubCategoryBrowserProps) {
  const { categoryId, query, isWholePage = false } = props;
  return (
    <QueryState
      query={query}
      data={query.currentData}
      component={isWholePage ? 'h1' : 'p'}
      what={messages.whatCategory}
      skeleton={
        // One viewport high, so that the section below does not visibly shift.
        <Box sx={{ minHeight: '100vh' }}>
          <SubCategoryListSkeleton />
        </Box>
      }
    >
      {({ categoryName, subCategories }) =>
        subCategories.ids.length === 0 ? (
          <EmptyState
            title={messages.noSubCategories}
            help={messages.noSubCategoriesHelp}
            action={<Button href={paths.categories}>{messages.allCategories}</Button>}
          />
        ) : (
          <SubCategoryGrid
            items={selectSubCategories(subCategories)}
            categoryId={categoryId}
            categoryName={categoryName}
          />
        )
      }
    </QueryState>
  );
}
