import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { CategoryBrowser } from './CategoryBrowser';
import { messages } from './messages';
import { trailTo } from './trail';

export interface CategoryChooserProps {
  title?: string;
  intro?: string;
}

/** All categories, shown when the URL has no category or an unknown one. */
export function CategoryChooser(props: CategoryChooserProps) {
  const t = useTranslate();
  const { title = t(messages.chooseCategory), intro = t(messages.chooseCategoryHelp) } = props;
  return (
    <>
      <PageMeta title={title} description={intro} canonicalPath={paths.categories} />
      <PageBanner title={title} intro={intro} crumbs={trailTo(t, [])} />
      <Section>
        <CategoryBrowser />
      </Section>
    </>
  );
}
