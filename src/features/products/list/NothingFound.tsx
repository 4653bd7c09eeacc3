import Box from '@mui/material/Box';
import { Button } from '@/components/Button';
import { AskButton } from '@/components/chat/AskButton';
import { EmptyState } from '@/components/EmptyState';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import { withoutFilter } from '@/lib/changeFilters';
import type { Language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { countFilters } from '@/lib/productFilters';
import { filterMessages, emptyMessages, listMessages } from '../shared/messages';
import { RecentlyViewed } from '../recent/RecentlyViewed';
import { PopularSearches } from '../search/PopularSearches';
import { sharedMessages } from '../messages';
import { suggestedCategoryPath } from '../suggestedCategoryPath';
import { filterOf } from '../shared/productListFilter';
import { productListPath } from '../shared/productListQuery';
import type { ProductListEmptyProps } from './ProductListEmpty';

const SearchQuestionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "question" */ './SearchQuestionDialog'))
      .SearchQuestionDialog,
);

interface Way {
  to: string;
  label: string;
  /** Language of the label, when it is not that of the page. */
  lang?: Language | undefined;
}

/** Why nothing is found, and the ways on with their number of products (product 5.14). */
export function NothingFound({ list }: ProductListEmptyProps) {
  const t = useTranslate();
  const { query, help = {}, categories = [] } = list;
  const { search, filters = {} } = query;
  const hasFilters = countFilters(filters) > 0;
  const { withoutFilter: filter, withoutWord: words } = help;
  const foundOf = (count: number) => t(filterMessages.found, { count });
  const ways: Way[] = [
    filter && {
      to: productListPath({ ...query, page: 1, filters: withoutFilter(filters, filter.key) }),
      label: t(emptyMessages.withoutFilter, {
        name: t(filterMessages.names[filter.key]),
        found: foundOf(filter.count),
      }),
    },
    ...categories.map((category) => ({
      to: suggestedCategoryPath(category),
      label: category.name,
      lang: category.lang,
    })),
    words && {
      to: productListPath({ ...query, page: 1, search: words.search }),
      label: t(emptyMessages.withoutWord, { word: words.word, found: foundOf(words.count) }),
    },
    query.isExact === true && {
      to: productListPath({ ...query, page: 1, isExact: false }),
      label: t(emptyMessages.similar),
    },
    { to: paths.products, label: t(sharedMessages.allFabrics) },
    { to: paths.categories, label: t(emptyMessages.seeCategories) },
  ].filter((way): way is Way => typeof way === 'object');
  const title = hasFilters
    ? t(emptyMessages.noFiltered)
    : t(listMessages.noMatch, { search: filterOf(list) });
  return (
    <Box sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
      <EmptyState
        component="h2"
        title={title}
        help={t(hasFilters ? emptyMessages.noFilteredHelp : emptyMessages.noMatchHelp)}
        action={
          <Box
            component="nav"
            aria-label={t(emptyMessages.ways)}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'center',
              gap: 1.5,
              '& > *': { width: { xs: 1, sm: 'auto' } },
            }}
          >
            {ways.map(({ to, label, lang }, index) => (
              <Button
                key={to}
                href={to}
                lang={lang}
                variant={index === 0 ? 'contained' : 'outlined'}
              >
                {label}
              </Button>
            ))}
            <AskButton label={t(emptyMessages.ask)}>
              {(dialog) => (
                <SearchQuestionDialog {...dialog} search={search} path={productListPath(query)} />
              )}
            </AskButton>
          </Box>
        }
      />
      <PopularSearches />
      <Box sx={{ textAlign: 'start', marginBlockStart: 8 }}>
        <RecentlyViewed list="recent" max={4} />
      </Box>
    </Box>
  );
}
