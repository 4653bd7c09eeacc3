import { PageMeta } from '@/components/PageMeta';
import { guideTexts } from '@/content/guideTexts';
import { useContent } from '@/i18n/useContent';
import { paths } from '@/lib/paths';

export interface GuideMetaProps {
  /** Whether this is the page without answers, the only one that search engines index. */
  isBase: boolean;
}

/** Meta tags of the guide. */
export function GuideMeta({ isBase }: GuideMetaProps) {
  const { title, description } = useContent(guideTexts);
  return (
    <PageMeta
      title={title}
      description={description}
      canonicalPath={isBase ? paths.guide : undefined}
      isUnlisted={!isBase}
    />
  );
}
