import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { PopularSearches } from './PopularSearches';
import { productListPath, type ProductListQuery } from './productListQuery';

export interface ProductListEmptyProps {
  query: ProductListQuery;
  totalPages: number;
}

/** Why a page of the list holds nothing, and the way on. */
export function ProductListEmpty({ query, totalPages }: ProductListEmptyProps) {
  const { page, search } = query;
  if (page > totalPages) {
    return (
      <EmptyState
        component="h2"
        title={messages.pastTheEnd}
        help={messages.pastTheEndHelp}
        action={
          <Button component={Link} to={productListPath({ page: totalPages, search })}>
            {messages.toPage(totalPages)}
          </Button>
        }
      />
    );
  }
  if (search === '') {
    return (
      <EmptyState
        component="h2"
        title={messages.none}
        help={messages.noneHelp}
        action={
          <Button component={Link} to={paths.categories}>
            {messages.seeCategories}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <EmptyState
        component="h2"
        title={messages.noMatch(search)}
        help={messages.noMatchHelp}
        action={
          <Button component={Link} to={paths.products}>
            {messages.allFabrics}
          </Button>
        }
      />
      <Box sx={{ textAlign: 'center' }}>
        <PopularSearches />
      </Box>
    </Box>
  );
}
