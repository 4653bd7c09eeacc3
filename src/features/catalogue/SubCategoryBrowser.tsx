import { selectSubCategories, type SubCategoryResult } from '@/api/catalogue';
import type { ViewedQuery } from '@/api/queryView';
import { Button } from '@/components/Button';
import { CardSkeletons } from '@/components/CardSkeletons';
import { EmptyState } from '@/components/EmptyState';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { messages } from './messages';
import { SubCategoryGrid } from './SubCategoryGrid';
import { SubCategoryList } from './SubCategoryList';

export interface SubCategoryBrowserProps {
  categoryId: string;
  query: ViewedQuery<SubCategoryResult>;
  /** Renders an error as `h1`, because the page has no header. */
  isWholePage?: boolean;
}

/** Number of skeleton cards (product 12.5). */
const SKELETONS = 3;

/** Sub-categories of a category, with loading, error and empty states. */
export function SubCategoryBrowser(props: SubCategoryBrowserProps) {
  const t = useTranslate();
  const { categoryId, query, isWholePage = false } = props;
  return (
    <QueryState
      query={query}
      data={query.currentData}
      component={isWholePage ? 'h1' : 'p'}
      what={t(messages.whatCategory)}
      skeleton={
        // One viewport high, so that the section below does not visibly shift.
        <SubCategoryList aria-hidden="true" sx={{ minHeight: '100vh', alignContent: 'start' }}>
          <CardSkeletons count={SKELETONS} ratio="4 / 5" lines={3} />
        </SubCategoryList>
      }
    >
      {({ subCategories, ...category }) =>
        subCategories.ids.length === 0 ? (
          <EmptyState
            title={t(messages.noSubCategories)}
            help={t(messages.noSubCategoriesHelp)}
            action={<Button href={paths.categories}>{t(messages.allCategories)}</Button>}
          />
        ) : (
          <SubCategoryGrid
            items={selectSubCategories(subCategories)}
            categoryId={categoryId}
            category={category}
          />
        )
      }
    </QueryState>
  );
}
