import Stack from '@mui/material/Stack';
import { useLocation, useSearchParams, type Location } from 'react-router';
import { catalogueApi } from '@/api/catalogue';
import { Button } from '@/components/Button';
import { lazyHydrate } from '@/components/lazyHydrate';
import { messages as components } from '@/components/messages';
import { PageMeta } from '@/components/PageMeta';
import { QueryState } from '@/components/QueryState';
import { Section } from '@/components/Section';
import { company } from '@/content/company';
import { CategoryChooser } from '@/features/catalogue/CategoryChooser';
import { CurtainHeader } from '@/features/catalogue/CurtainHeader';
import { CurtainStory } from '@/features/catalogue/CurtainStory';
import { CurtainStorySkeleton } from '@/features/catalogue/CurtainStorySkeleton';
import { messages } from '@/features/catalogue/messages';
import { useCurtain } from '@/features/catalogue/useCurtain';
import { useHashLink } from '@/hooks/navigation/useHashLink';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { BOOKING_ANCHOR, curtainDetailPath, FABRICS_ANCHOR } from '@/lib/paths';
import { readCurtainDetailState, readEnquiryIds } from '@/lib/detailPageState';
import type { PrefetchQueries } from '@/store/prefetch';

export const prefetch: PrefetchQueries = (params) => (dispatch) => {
  const categoryId = params.get('categoryId');
  if (categoryId !== null) dispatch(catalogueApi.util.prefetch('getSubCategory', categoryId, {}));
};

const BelowFold = lazyHydrate(
  'curtain-below-fold',
  async () => (await import('@/widgets/CurtainBelowFold')).CurtainBelowFold,
);

/** /curtains-detail: one sub-category with its benefits, fabrics, the services and the appointment form (product 4.3). */
export function CurtainDetailPage() {
  const t = useTranslate();
  const shop = useContent(company);
  const { state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const hashLink = useHashLink();
  const ids = readEnquiryIds(state, params);
  const { curtain, imageAlt, productCount, query } = useCurtain(readCurtainDetailState(state), ids);
  return (
    <QueryState
      query={query}
      data={curtain}
      component="h1"
      what={t(messages.whatItem)}
      skeleton={
        <>
          <CurtainHeader curtain={undefined} />
          <Section>
            <CurtainStorySkeleton />
          </Section>
        </>
      }
      notFound={
        <CategoryChooser
          title={t(messages.unknownCurtain)}
          intro={t(messages.unknownCurtainHelp)}
        />
      }
      wrapFallback={(fallback) => (
        <>
          <PageMeta title={shop.name} />
          {fallback}
        </>
      )}
    >
      {(data) => (
        <>
          <PageMeta
            title={data.title}
            description={data.description}
            canonicalPath={curtainDetailPath(data.categoryId, data.subCategoryId)}
            image={data.image}
          />
          <CurtainHeader curtain={data} imageAlt={imageAlt}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, marginBlockStart: 4 }}>
              <Button {...hashLink(BOOKING_ANCHOR)}>{t(components.bookVisit)}</Button>
              {productCount > 0 && (
                <Button {...hashLink(FABRICS_ANCHOR)} variant="outlined">
                  {t(messages.fabricsAndPrices)}
                </Button>
              )}
            </Stack>
          </CurtainHeader>
          <Section>
            <CurtainStory text={data.benefitText} benefits={data.benefits} lang={data.lang} />
          </Section>
          <BelowFold ids={ids} productCount={productCount} />
        </>
      )}
    </QueryState>
  );
}
