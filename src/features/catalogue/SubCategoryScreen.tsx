import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { SplitHeader } from '@/components/SplitHeader';
import { company } from '@/content/company';
import { categoryPath } from '@/lib/paths';
import { CategoryChooser } from './CategoryChooser';
import { messages } from './messages';
import { OtherCategories } from './OtherCategories';
import { SubCategoryBrowser } from './SubCategoryBrowser';
import { trailTo } from './trail';
import { useCategoryList } from './useCategoryList';
import { useSubCategories } from './useSubCategories';

/** One category: its story and picture, what belongs to it, and the ways to the others. */
export function SubCategoryScreen({ categoryId }: { categoryId: string }) {
  const view = useSubCategories(categoryId);
  const list = useCategoryList();
  const category = list.categories.find(({ _id }) => _id === categoryId);
  const others = list.categories.filter(({ _id }) => _id !== categoryId);

  if (view.isUnknown) {
    return (
      <CategoryChooser title={messages.unknownCategory} intro={messages.unknownCategoryHelp} />
    );
  }
  const knownName = [view.categoryName, category?.name].find(Boolean);
  const isNameless = knownName === undefined && !view.isLoading && !list.isLoading;
  const name = isNameless && !view.hasFailed ? messages.collection : knownName;
  const isWholePage = isNameless && view.hasFailed;
  return (
    <>
      <PageMeta
        title={name ?? company.name}
        description={category?.description}
        canonicalPath={categoryPath(categoryId)}
        image={category?.image}
      />
      {!isWholePage && (
        <SplitHeader
          title={name}
          intro={category?.description}
          image={category?.image}
          imageAlt={category?.imageAlt}
          ratio="1 / 1"
          crumbs={trailTo(name === undefined ? [] : [{ label: name }])}
        />
      )}
      <Section>
        <SubCategoryBrowser categoryId={categoryId} view={view} isWholePage={isWholePage} />
      </Section>
      {others.length > 0 && (
        <Section ground="sand">
          <OtherCategories categories={others} />
        </Section>
      )}
    </>
  );
}
