import Box from '@mui/material/Box';
import { useId } from 'react';
import { productsApi } from '@/api/products';
import { lazyHydrate } from '@/components/lazyHydrate';
import { BannerPhoto } from '@/components/BannerPhoto';
import { PageBanner } from '@/components/PageBanner';
import { Section } from '@/components/Section';
import { guideTexts } from '@/content/guideTexts';
import { pageBanners } from '@/content/pageBanners';
import { GuideAnswer } from '@/features/products/guide/GuideAnswer';
import { GuideForm } from '@/features/products/guide/GuideForm';
import { guidePath } from '@/features/products/guide/guidePath';
import { GuideMeta } from '@/features/products/guide/GuideMeta';
import { layerQueries } from '@/features/products/guide/layerQueries';
import { useSituation } from '@/features/products/guide/useSituation';
import { useContent } from '@/i18n/useContent';
import { adviseLayers } from '@/lib/light/advice';
import { readSituation } from '@/lib/light/situation';
import { paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { Letterhead } from '@/widgets/Letterhead';

export const prefetch: PrefetchQueries = (params) => (dispatch) => {
  const situation = readSituation(params);
  const { glass, room } = adviseLayers(situation);
  for (const kind of [glass, room]) {
    if (kind === undefined) continue;
    const { ofRoom, ofAny } = layerQueries(kind, situation.room);
    dispatch(productsApi.util.prefetch('getProducts', ofRoom, {}));
    dispatch(productsApi.util.prefetch('getProducts', ofAny, {}));
  }
};

const BelowFold = lazyHydrate(
  'guide-below-fold',
  async () => (await import('@/features/products/guide/GuideBelowFold')).GuideBelowFold,
);

/** /guide: two layers for a window by room, sun and neighbours, which are in the URL (product 5.18). */
export function GuidePage() {
  const { title, intro } = useContent(guideTexts);
  const answerId = useId();
  const { situation, change } = useSituation();
  return (
    <>
      <Letterhead />
      <GuideMeta isBase={guidePath(situation) === paths.guide} />
      <Box sx={{ displayPrint: 'none' }}>
        <PageBanner
          title={title}
          intro={intro}
          photo={<BannerPhoto src={pageBanners.guide} />}
          crumbs={[{ label: title }]}
        />
      </Box>
      <Section labelledBy={answerId}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <GuideForm situation={situation} onChange={change} />
          <Box sx={{ position: { md: 'sticky' }, insetBlockStart: { md: 96 } }}>
            <GuideAnswer situation={situation} headingId={answerId} />
          </Box>
        </Box>
      </Section>
      <BelowFold />
    </>
  );
}
