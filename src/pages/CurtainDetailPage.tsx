import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation, useSearchParams, type Location } from 'react-router';
import { later } from '@/components/later';
import { loadingShape } from '@/components/loadingShape';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { SectionError } from '@/components/SectionError';
import { company } from '@/content/company';
import { CategoryChooser } from '@/features/catalogue/CategoryChooser';
import { CurtainHeader } from '@/features/catalogue/CurtainHeader';
import { CurtainStory } from '@/features/catalogue/CurtainStory';
import { messages } from '@/features/catalogue/messages';
import { useCurtain } from '@/features/catalogue/useCurtain';
import { useAnchor } from '@/hooks/useAnchor';
import { BOOKING_ANCHOR, curtainDetailPath } from '@/lib/paths';
import { readCurtainDetailState, readEnquiryIds } from '@/lib/showroomState';

const CurtainStorySkeleton = loadingShape(
  async () =>
    (await import(/* webpackChunkName: "skeletons" */ '@/features/catalogue/CurtainStorySkeleton'))
      .CurtainStorySkeleton,
);

const LowerHalf = later(
  'curtain-lower-half',
  async () => (await import('./CurtainLowerHalf')).CurtainLowerHalf,
);

/** /curtains-detail: one item with its benefits, the services around it and the appointment form (spec §2). */
export function CurtainDetailPage() {
  const { state } = useLocation() as Location<unknown>;
  const [params] = useSearchParams();
  const anchor = useAnchor();
  const ids = readEnquiryIds(state, params);
  const { curtain, imageAlt, ...call } = useCurtain(readCurtainDetailState(state), ids);

  if (call.isLoading) {
    return (
      <>
        <PageMeta title={company.name} />
        <CurtainHeader curtain={undefined} />
        <Section>
          <CurtainStorySkeleton />
        </Section>
      </>
    );
  }
  if (call.hasFailed) {
    return (
      <>
        <PageMeta title={company.name} />
        <SectionError
          component="h1"
          what={messages.whatItem}
          reason={call.reason}
          isRetrying={call.isRetrying}
          onRetry={call.retry}
        />
      </>
    );
  }
  if (curtain === undefined) {
    return <CategoryChooser title={messages.unknownCurtain} intro={messages.unknownCurtainHelp} />;
  }
  return (
    <>
      <PageMeta
        title={curtain.title}
        description={curtain.description}
        canonicalPath={curtainDetailPath(curtain.categoryId, curtain.subCategoryId)}
        image={curtain.image}
      />
      <CurtainHeader curtain={curtain} imageAlt={imageAlt}>
        <Button component={RouterLink} {...anchor(BOOKING_ANCHOR)} sx={{ marginBlockStart: 4 }}>
          {messages.book}
        </Button>
      </CurtainHeader>
      <Section>
        <CurtainStory text={curtain.benefitText} benefits={curtain.benefits} />
      </Section>
      <LowerHalf {...ids} />
    </>
  );
}
