import { catalogueApi } from '@/api/catalogue';
import { BannerPhoto } from '@/components/BannerPhoto';
import { PageBanner } from '@/components/PageBanner';
import { Section } from '@/components/Section';
import { pageBanners } from '@/content/pageBanners';
import { messages } from '@/features/works/messages';
import { toWorksArg, WorkList } from '@/features/works/WorkList';
import { useTranslate } from '@/i18n/useTranslate';
import type { PrefetchQueries } from '@/store/prefetch';

export const prefetch: PrefetchQueries = (params) =>
  catalogueApi.util.prefetch('getOurWorks', toWorksArg(params), {});

/** /our-works: finished projects, ten per page (product 4.9). */
export function OurWorksPage() {
  const t = useTranslate();
  return (
    <>
      <PageBanner
        title={t(messages.title)}
        intro={t(messages.intro)}
        photo={<BannerPhoto src={pageBanners.works} />}
      />
      <Section>
        <WorkList />
      </Section>
    </>
  );
}
