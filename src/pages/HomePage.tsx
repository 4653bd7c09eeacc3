import { homeApi, useGetHomePageQuery } from '@/api/home';
import { queryView } from '@/api/queryView';
import { lazyHydrate } from '@/components/lazyHydrate';
import { PageMeta } from '@/components/PageMeta';
import { SentVisit } from '@/features/enquiry/card/SentVisit';
import { ChatButton } from '@/features/home/ChatButton';
import { HomeHero } from '@/features/home/hero/HomeHero';
import { describeBusiness } from '@/features/home/localBusiness';
import { WantedLanguageOffer } from '@/features/language/WantedLanguageOffer';
import { homeMessages } from '@/features/home/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { useShop } from '@/store/useShop';

export const prefetch: PrefetchQueries = () => homeApi.util.prefetch('getHomePage', undefined, {});

const BelowFold = lazyHydrate(
  'home-below-fold',
  async () => (await import('@/widgets/HomeBelowFold')).HomeBelowFold,
);

/** /: the home page (product 3). */
export function HomePage() {
  const t = useTranslate();
  const shop = useShop();
  const home = useGetHomePageQuery(undefined, { selectFromResult: queryView });
  return (
    <>
      <PageMeta
        title={t(homeMessages.title)}
        canonicalPath={paths.home}
        {...(shop && { description: shop.description, structuredData: describeBusiness(shop) })}
      />
      <SentVisit />
      <HomeHero home={home} />
      <BelowFold />
      <ChatButton />
      <WantedLanguageOffer />
    </>
  );
}
