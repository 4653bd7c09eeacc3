import { selectCategories, useGetCategoryQuery } from '@/api/catalogue';
import { queryView } from '@/api/queryView';
import { Button } from '@/components/Button';
import { CardSkeletons } from '@/components/CardSkeletons';
import { EmptyState } from '@/components/EmptyState';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { CategoryGrid } from './CategoryGrid';
import { CategoryList } from './CategoryList';
import { messages } from './messages';

/** Number of skeleton cards (product 12.5). */
const SKELETONS = 3;

/** All categories, with loading, error and empty states. */
export function CategoryBrowser() {
  const t = useTranslate();
  const query = useGetCategoryQuery(undefined, { selectFromResult: queryView });
  return (
    <QueryState
      query={query}
      data={query.data}
      what={t(messages.whatCategories)}
      skeleton={
        // One viewport high, so that the section below does not visibly shift.
        <CategoryList aria-hidden="true" sx={{ minHeight: '100vh', alignContent: 'start' }}>
          <CardSkeletons count={SKELETONS} ratio="1 / 1" lines={3} />
        </CategoryList>
      }
    >
      {(records) =>
        records.ids.length === 0 ? (
          <EmptyState
            title={t(messages.noCategories)}
            help={t(messages.noCategoriesHelp)}
            action={<Button href={paths.products}>{t(messages.seeFabrics)}</Button>}
          />
        ) : (
          <CategoryGrid categories={selectCategories(records)} />
        )
      }
    </QueryState>
  );
}
