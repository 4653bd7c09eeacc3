import { homeApi, useGetHomePageQuery } from '@/api/home';
import { queryView } from '@/api/queryView';
import { lazyHydrate } from '@/components/lazyHydrate';
import { PageMeta } from '@/components/PageMeta';
import { company } from '@/content/company';
import { companyFacts } from '@/content/companyFacts';
import { companyProfile } from '@/content/companyProfile';
import { SentVisit } from '@/features/enquiry/card/SentVisit';
import { ChatButton } from '@/features/home/ChatButton';
import { HomeHero } from '@/features/home/hero/HomeHero';
import { describeBusiness } from '@/features/home/localBusiness';
import { WantedLanguageOffer } from '@/features/language/WantedLanguageOffer';
import { homeMessages } from '@/features/home/messages';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';

export const prefetch: PrefetchQueries = () => homeApi.util.prefetch('getHomePage', undefined, {});

const BelowFold = lazyHydrate(
  'home-below-fold',
  async () => (await import('@/widgets/HomeBelowFold')).HomeBelowFold,
);

/** /: the home page (product 3). */
export function HomePage() {
  const t = useTranslate();
  const shop = useContent(company);
  const profile = useContent(companyProfile);
  const home = useGetHomePageQuery(undefined, { selectFromResult: queryView });
  return (
    <>
      <PageMeta
        title={t(homeMessages.title)}
        description={profile.description}
        canonicalPath={paths.home}
        structuredData={describeBusiness(shop, profile, companyFacts)}
      />
      <SentVisit />
      <HomeHero home={home} />
      <BelowFold />
      <ChatButton />
      <WantedLanguageOffer />
    </>
  );
}
