import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { CloseIcon } from '@/components/icons/CloseIcon';
import { SearchIcon } from '@/components/icons/SearchIcon';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { listMessages } from './listMessages';
import { filterOf } from './productListFilter';
import { describeCount } from './resultCount';
import type { ProductListResult } from './useProductList';

export interface ProductListToolbarProps {
  list: ProductListResult;
  /** Top of the list, the scroll target after a page change. */
  ref?: Ref<HTMLDivElement>;
  onOpenSearch: () => void;
}

function describe(t: Translate, list: ProductListResult): string {
  const { query, products, totalPages, totalCount } = list;
  const { page } = query;
  const filter = filterOf(list);
  if (products === undefined || page > totalPages) return '';
  const count = describeCount(t, { page, totalPages, shown: products.length, totalCount });
  const found = filter === '' ? count : t(listMessages.countFor, { count, search: filter });
  return totalPages > 1 ? t(listMessages.place, { count: found, page, totalPages }) : found;
}

/** Toolbar of the product list: number of results (polite live region) and search button. */
export function ProductListToolbar({ list, ref, onOpenSearch }: ProductListToolbarProps) {
  const t = useTranslate();
  const filter = filterOf(list);
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
        marginBlockEnd: { xs: 3, md: 4 },
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        outline: 'none',
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
        {describe(t, list)}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<SearchIcon />}
        // A second click would push a second history entry.
        onClick={ignoreDoubleClick(onOpenSearch)}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >
        {t(listMessages.openSearch)}
      </Button>
      {filter !== '' && (
        <Button
          href={paths.products}
          variant="text"
          endIcon={<CloseIcon />}
          aria-label={
            list.query.search === ''
              ? t(listMessages.clearSubCategory, { name: filter })
              : t(listMessages.clearSearchFor, { search: filter })
          }
          sx={{ maxWidth: { xs: '50%', sm: '16rem' } }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {filter}
          </Box>
        </Button>
      )}
    </Box>
  );
}
