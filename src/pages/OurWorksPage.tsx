import { PageBanner } from '@/components/PageBanner';
import { Section } from '@/components/Section';
import { pageBanners } from '@/content/pageBanners';
import { messages } from '@/features/works/messages';
import { WorkList } from '@/features/works/WorkList';

/** /our-works: finished projects, ten per page (product 4.9). */
export function OurWorksPage() {
  return (
    <>
      <PageBanner title={messages.title} intro={messages.intro} image={pageBanners.works} />
      <Section>
        <WorkList />
      </Section>
    </>
  );
}
