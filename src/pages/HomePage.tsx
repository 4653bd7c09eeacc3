import { later } from '@/components/later';
import { PageMeta } from '@/components/PageMeta';
import { company } from '@/content/company';
import { ChatButton } from '@/features/home/ChatButton';
import { HomeHero } from '@/features/home/HomeHero';
import { describeBusiness } from '@/features/home/localBusiness';
import { homeMessages } from '@/features/home/messages';
import { useHomeData } from '@/features/home/useHomeData';
import { paths } from '@/lib/paths';

const LowerHalf = later(
  'home-lower-half',
  async () =>
    (await import(/* webpackChunkName: "HomeLowerHalf" */ './HomeLowerHalf')).HomeLowerHalf,
);

/** The showroom's entrance; its pieces stand in the order of spec §2. */
export function HomePage() {
  const home = useHomeData();
  return (
    <>
      <PageMeta
        title={homeMessages.title}
        description={company.description}
        canonicalPath={paths.home}
        structuredData={describeBusiness()}
      />
      <HomeHero home={home} />
      <LowerHalf />
      <ChatButton />
    </>
  );
}
