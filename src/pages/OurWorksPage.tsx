import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { pageBanners } from '@/content/pageBanners';
import { messages } from '@/features/works/messages';
import { WorkList } from '@/features/works/WorkList';
import { paths } from '@/lib/paths';

/** /our-works: finished projects, ten to a page (spec §2). */
export function OurWorksPage() {
  return (
    <>
      <PageMeta
        title={messages.title}
        description={messages.intro}
        canonicalPath={paths.ourWorks}
      />
      <PageBanner
        title={messages.title}
        intro={messages.intro}
        image={pageBanners.works}
        crumbs={[{ label: 'Home', to: paths.home }, { label: messages.title }]}
      />
      <Section>
        <WorkList />
      </Section>
    </>
  );
}
