import { catalogueApi } from '@/api/catalogue';
import { Button } from '@/components/Button';
import { EditorialRow } from '@/components/EditorialRow';
import { BannerPhoto } from '@/components/BannerPhoto';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Prose } from '@/components/Prose';
import { Section } from '@/components/Section';
import { categoriesPage } from '@/content/categoriesPage';
import { pageBanners } from '@/content/pageBanners';
import { rollersPage } from '@/content/rollers';
import { CategoryBrowser } from '@/features/catalogue/CategoryBrowser';
import { useContent } from '@/i18n/useContent';
import { paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';

const GUIDE_ID = 'blinds-compared';

export const prefetch: PrefetchQueries = () =>
  catalogueApi.util.prefetch('getCategory', undefined, {});

/** /Categories: all categories (product 4.1). */
export function CategoriesPage() {
  const page = useContent(rollersPage);
  const { title, intro, guide } = useContent(categoriesPage);
  return (
    <>
      <PageMeta title={title} description={intro} canonicalPath={paths.categories} />
      <PageBanner
        title={title}
        intro={intro}
        photo={<BannerPhoto src={pageBanners.categories} />}
      />
      <Section>
        <CategoryBrowser />
      </Section>
      <Section ground="sand" labelledBy={GUIDE_ID}>
        <EditorialRow
          id={GUIDE_ID}
          overline={guide.overline}
          heading={page.title}
          image={page.image}
          imageAlt={page.imageAlt}
        >
          <Prose paragraphs={[page.intro]} />
          <Button href={paths.rollers} sx={{ marginBlockStart: 4 }}>
            {guide.linkLabel}
          </Button>
        </EditorialRow>
      </Section>
    </>
  );
}
