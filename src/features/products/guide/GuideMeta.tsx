import { PageMeta } from '@/components/PageMeta';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { messages } from './messages';

export interface GuideMetaProps {
  /** Whether this is the page without answers, the only one that search engines index. */
  isBase: boolean;
}

/** Meta tags of the guide. */
export function GuideMeta({ isBase }: GuideMetaProps) {
  const t = useTranslate();
  return (
    <PageMeta
      title={t(messages.title)}
      description={t(messages.description)}
      canonicalPath={isBase ? paths.guide : undefined}
      isUnlisted={!isBase}
    />
  );
}
