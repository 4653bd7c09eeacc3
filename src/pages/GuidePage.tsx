import Box from '@mui/material/Box';
import { useId } from 'react';
import { productsApi } from '@/api/products';
import { PageBanner } from '@/components/PageBanner';
import { Section } from '@/components/Section';
import { pageBanners } from '@/content/pageBanners';
import { GuideAnswer } from '@/features/products/guide/GuideAnswer';
import { GuideForm } from '@/features/products/guide/GuideForm';
import { guidePath } from '@/features/products/guide/guidePath';
import { GuideMeta } from '@/features/products/guide/GuideMeta';
import { LayerSection } from '@/features/products/guide/LayerSection';
import { messages } from '@/features/products/guide/messages';
import { SunSection } from '@/features/products/guide/SunSection';
import { layerQueries } from '@/features/products/guide/useLayerFabrics';
import { useSituation } from '@/features/products/guide/useSituation';
import { useTranslate } from '@/i18n/useTranslate';
import { adviseLayers } from '@/lib/light/advice';
import { readSituation } from '@/lib/light/situation';
import { paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';
import { Print } from '@/widgets/Print';

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

/** /guide: two layers for a window by room, sun and neighbours, which are in the URL (product 5.18). */
export function GuidePage() {
  const t = useTranslate();
  const answerId = useId();
  const { situation, change } = useSituation();
  const { glass, room } = adviseLayers(situation);
  return (
    <>
      <Print />
      <GuideMeta isBase={guidePath(situation) === paths.guide} />
      <PageBanner
        title={t(messages.title)}
        intro={t(messages.intro)}
        image={pageBanners.guide}
        crumbs={[{ label: t(messages.title) }]}
      />
      <Section labelledBy={answerId} ground="sand">
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 6fr)' },
            alignItems: 'start',
          }}
        >
          <GuideForm situation={situation} onChange={change} />
          <Box sx={{ position: { md: 'sticky' }, insetBlockStart: { md: 96 } }}>
            <GuideAnswer situation={situation} headingId={answerId} />
          </Box>
        </Box>
      </Section>
      {glass !== undefined && (
        <LayerSection place={t(messages.atGlass)} kind={glass} room={situation.room} />
      )}
      {room !== undefined && (
        <LayerSection place={t(messages.inRoom)} kind={room} room={situation.room} />
      )}
      <SunSection facade={situation.facade} />
    </>
  );
}
