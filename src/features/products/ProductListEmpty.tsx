import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { productListPath, type ProductListQuery } from './productListQuery';

interface ProductListEmptyProps {
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
        action={
          <Button component={Link} to={productListPath({ page: totalPages, search })}>
            Go to page {totalPages}
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
            See the categories
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <EmptyState
        component="h2"
        title={`No fabrics match “${search}”.`}
        help={messages.noMatchHelp}
        action={
          <Button component={Link} to={paths.products}>
            {messages.allFabrics}
          </Button>
        }
      />
    </Box>
  );
}
