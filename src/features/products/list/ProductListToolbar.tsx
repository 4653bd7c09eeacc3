import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { Button } from '@/components/Button';
import { CloseIcon, SearchIcon } from '@/components/icons';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { listMessages } from '../shared/messages';
import { filterOf } from '../shared/productListFilter';
import { productListPath } from '../shared/productListQuery';
import { describeCount } from '../shared/resultCount';
import type { ProductListResult } from '../shared/useProductList';

export interface ProductListToolbarProps {
  list: ProductListResult;
  /** Heading of the page. */
  title: string;
  /** Top of the list, the scroll target after a page change. */
  ref?: Ref<HTMLDivElement>;
  onOpenSearch: () => void;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(1, 2),
}));

const Count = styled(Typography)(({ theme }) => ({
  flex: '1 0 100%',
  order: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  minHeight: '1.65em',
  [theme.breakpoints.up('sm')]: { flex: '1 1 12rem', order: 0 },
}));

function describe(t: Translate, list: ProductListResult): string {
  const { query, products, totalPages, totalCount, correctedTerm } = list;
  const { page } = query;
  const filter = filterOf(list);
  if (products === undefined || page > totalPages) return '';
  const count = describeCount(t, { page, totalPages, shown: products.length, totalCount });
  const isPlain = filter === '' || correctedTerm !== undefined;
  const all = isPlain ? count : t(listMessages.countFor, { count, search: filter });
  const found = totalPages > 1 ? t(listMessages.place, { count: all, page, totalPages }) : all;
  return correctedTerm === undefined
    ? found
    : t(listMessages.correctedTo, { term: correctedTerm, found });
}

/** Toolbar of the product list: heading, number of results (polite live region) and search button. */
export function ProductListToolbar({ list, title, ref, onOpenSearch }: ProductListToolbarProps) {
  const t = useTranslate();
  const filter = filterOf(list);
  const { search, filters } = list.query;
  return (
    <Root ref={ref} tabIndex={-1}>
      <Typography variant="h2" component="h1" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
        {title}
      </Typography>
      <Count role="status" color="textSecondary">
        {describe(t, list)}
      </Count>
      {list.correctedTerm !== undefined && (
        <Button
          href={productListPath({ ...list.query, page: 1, isExact: true })}
          variant="text"
          sx={{ maxWidth: 1, overflowWrap: 'anywhere' }}
        >
          {t(listMessages.searchExactly, { search })}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<SearchIcon />}
        // A second click would push a second history entry.
        onClick={ignoreDoubleClick(onOpenSearch)}
      >
        {t(listMessages.openSearch)}
      </Button>
      {filter !== '' && (
        <Button
          href={productListPath({ page: 1, search: '', filters })}
          variant="text"
          endIcon={<CloseIcon />}
          aria-label={
            search === ''
              ? t(listMessages.clearSubCategory, { name: filter })
              : t(listMessages.clearSearchFor, { search: filter })
          }
          sx={{ maxWidth: { xs: '50%', sm: '16rem' } }}
        >
          <Box
            component="span"
            dir="auto"
            lang={list.query.search === '' ? list.subCategory?.lang : undefined}
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {filter}
          </Box>
        </Button>
      )}
    </Root>
  );
}
