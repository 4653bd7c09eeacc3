import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { CloseIcon, SearchIcon } from '@/components/icons';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { describeCount } from './resultCount';
import type { ProductListResult } from './useProductList';

interface ProductListToolbarProps {
  list: ProductListResult;
  /** Top of the list, where a new page of it starts. */
  ref: Ref<HTMLDivElement>;
  onOpenSearch: () => void;
}

function describe({ query, products, totalPages, isLoading, hasFailed }: ProductListResult) {
  if (isLoading || hasFailed || query.page > totalPages) return '';
  const count = describeCount({ page: query.page, totalPages, shown: products.length });
  const place = totalPages > 1 ? `, page ${query.page} of ${totalPages}` : '';
  return `${count}${query.search === '' ? '' : ` for “${query.search}”`}${place}`;
}

/** Head of the list: how many fabrics there are, told politely, and the way to search them. */
export function ProductListToolbar({ list, ref, onOpenSearch }: ProductListToolbarProps) {
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        paddingBlockEnd: 2,
        marginBlockEnd: 4,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography
        role="status"
        color="textSecondary"
        sx={{
          flex: { xs: '1 0 100%', sm: '1 1 12rem' },
          minWidth: 0,
          overflowWrap: 'anywhere',
          minHeight: '1.65em',
        }}
      >
        {describe(list)}
      </Typography>
      <Button variant="outlined" startIcon={<SearchIcon />} onClick={onOpenSearch}>
        {messages.openSearch}
      </Button>
      {list.query.search !== '' && (
        <Button
          component={Link}
          to={paths.products}
          variant="text"
          endIcon={<CloseIcon />}
          aria-label={`${messages.clearSearch} “${list.query.search}”`}
          sx={{ maxWidth: '16rem' }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {list.query.search}
          </Box>
        </Button>
      )}
    </Box>
  );
}
