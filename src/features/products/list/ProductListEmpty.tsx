import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState';
import { paths } from '@/lib/paths';
import { listMessages } from './listMessages';
import { sharedMessages } from '../sharedMessages';
import { PopularSearches } from '../search/PopularSearches';
import { productListPath, type ProductListQuery } from './productListQuery';

export interface ProductListEmptyProps {
  query: ProductListQuery;
  totalPages: number;
}

/** Empty product list with a reason and a link. */
export function ProductListEmpty({ query, totalPages }: ProductListEmptyProps) {
  const { page, search } = query;
  if (page > totalPages) {
    return (
      <EmptyState
        component="h2"
        title={listMessages.pastTheEnd}
        help={listMessages.pastTheEndHelp}
        action={
          <Button href={productListPath({ page: totalPages, search })}>
            {listMessages.toPage(totalPages)}
          </Button>
        }
      />
    );
  }
  if (search === '') {
    return (
      <EmptyState
        component="h2"
        title={listMessages.none}
        help={listMessages.noneHelp}
        action={<Button href={paths.categories}>{listMessages.seeCategories}</Button>}
      />
    );
  }
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <EmptyState
        component="h2"
        title={listMessages.noMatch(search)}
        help={listMessages.noMatchHelp}
        action={<Button href={paths.products}>{sharedMessages.allFabrics}</Button>}
      />
      <Box sx={{ textAlign: 'center' }}>
        <PopularSearches />
      </Box>
    </Box>
  );
}
