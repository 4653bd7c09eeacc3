import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { selectCategories, useGetCategoryQuery } from '@/api/catalogue';
import { queryView } from '@/api/queryView';
import { EmptyState } from '@/components/EmptyState';
import { QueryState } from '@/components/QueryState';
import { paths } from '@/lib/paths';
import { CategoryGrid } from './CategoryGrid';
import { CategoryListSkeleton } from './CategoryListSkeleton';
import { messages } from './messages';

/** All categories, with loading, error and empty states. */
export function CategoryBrowser() {
  const query = useGetCategoryQuery(undefined, { selectFromResult: queryView });
  return (
    <QueryState
      query={query}
      data={query.data}
      what={messages.whatCategories}
      skeleton={
        // One viewport high, so that the section below does not visibly shift.
        <Box sx={{ minHeight: '100vh' }}>
          <CategoryListSkeleton />
        </Box>
      }
    >
      {(records) =>
        records.ids.length === 0 ? (
          <EmptyState
            title={messages.noCategories}
            help={messages.noCategoriesHelp}
            action={<Button href={paths.products}>{messages.seeFabrics}</Button>}
          />
        ) : (
          <CategoryGrid categories={selectCategories(records)} />
        )
      }
    </QueryState>
  );
}
