import { selectCategories, useGetCategoryQuery, useGetSubCategoryQuery } from '@/api/catalogue';
import { selectKnownCategory } from '@/api/known/knownCatalogue';
import { queryView } from '@/api/queryView';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { DetailHero } from '@/components/DetailHero';
import { company } from '@/content/company';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { categoryPath } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { CategoryChooser } from './CategoryChooser';
import { messages } from './messages';
import { OtherCategories } from './OtherCategories';
import { SubCategoryBrowser } from './SubCategoryBrowser';
import { trailTo } from './trail';

/** Category with its sub-categories and links to the other categories. */
export function SubCategoryScreen({ categoryId }: { categoryId: string }) {
  const t = useTranslate();
  const shop = useContent(company);
  const query = useGetSubCategoryQuery(categoryId, { selectFromResult: queryView });
  const list = useGetCategoryQuery(undefined, { selectFromResult: queryView });
  const category = useAppSelector((state) => selectKnownCategory(state, categoryId));
  const others = selectCategories(list.data).filter(({ _id }) => _id !== categoryId);

  if (query.isNotFound) {
    return (
      <CategoryChooser
        title={t(messages.unknownCategory)}
        intro={t(messages.unknownCategoryHelp)}
      />
    );
  }
  const { categoryName, categoryLang } = query.currentData ?? {};
  const known = [{ name: categoryName, lang: categoryLang }, category].find((named) => named?.name);
  const knownName = known?.name;
  const lang = known?.lang;
  const isSettled = query.currentData !== undefined || query.hasFailed;
  const isNameMissing = knownName === undefined && isSettled && !list.isLoading;
  const name = isNameMissing && !query.hasFailed ? t(messages.collection) : knownName;
  const isWholePage = isNameMissing && query.hasFailed;
  return (
    <>
      <PageMeta
        title={name ?? shop.name}
        description={category?.description}
        canonicalPath={categoryPath(categoryId)}
        image={category?.image}
      />
      {!isWholePage && (
        <DetailHero
          title={name}
          lang={lang}
          intro={category?.description}
          image={category?.image}
          imageAlt={category?.imageAlt}
          ratio="1 / 1"
          crumbs={trailTo(t, name === undefined ? [] : [{ label: name, lang }])}
        />
      )}
      <AfterFirstPaint>
        <Section>
          <SubCategoryBrowser categoryId={categoryId} query={query} isWholePage={isWholePage} />
        </Section>
        {others.length > 0 && (
          <Section ground="sand">
            <OtherCategories categories={others} />
          </Section>
        )}
      </AfterFirstPaint>
    </>
  );
}
