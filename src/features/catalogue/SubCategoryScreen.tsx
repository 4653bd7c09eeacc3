import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { SplitHeader } from '@/components/SplitHeader';
import { categoryPath, paths } from '@/lib/paths';
import { CategoryChooser } from './CategoryChooser';
import { messages } from './messages';
import { OtherCategories } from './OtherCategories';
import { SubCategoryBrowser } from './SubCategoryBrowser';
import { useCategoryList } from './useCategoryList';
import { useSubCategories } from './useSubCategories';

/** One category: its story and picture, what belongs to it, and the ways to the others. */
export function SubCategoryScreen({ categoryId }: { categoryId: string }) {
  const view = useSubCategories(categoryId);
  const { categories } = useCategoryList();
  const category = categories.find(({ _id }) => _id === categoryId);
  const others = categories.filter(({ _id }) => _id !== categoryId);

  if (view.isUnknown) {
    return (
      <CategoryChooser title={messages.unknownCategory} intro={messages.unknownCategoryHelp} />
    );
  }
  const name = [view.categoryName, category?.name].find(Boolean) ?? messages.collection;
  return (
    <>
      <PageMeta
        title={name}
        description={category?.description}
        canonicalPath={categoryPath(categoryId)}
      />
      <SplitHeader
        title={name}
        intro={category?.description}
        image={category?.image}
        imageAlt={category?.imageAlt}
        ratio="1 / 1"
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Categories', to: paths.categories },
          { label: name },
        ]}
      />
      <Section>
        <SubCategoryBrowser categoryId={categoryId} view={view} />
      </Section>
      {others.length > 0 && (
        <Section ground="sand">
          <OtherCategories categories={others} />
        </Section>
      )}
    </>
  );
}
