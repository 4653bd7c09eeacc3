import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
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
  const { title = messages.chooseCategory, intro = messages.chooseCategoryHelp } = props;
  return (
    <>
      <PageMeta title={title} canonicalPath={paths.categories} />
      <PageBanner title={title} intro={intro} crumbs={trailTo([])} />
      <Section>
        <CategoryBrowser />
      </Section>
    </>
  );
}
