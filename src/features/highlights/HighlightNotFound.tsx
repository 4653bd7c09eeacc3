import { NotFoundState } from '@/components/NotFoundState';
import { Section } from '@/components/Section';
import type { Highlight } from '@/content/highlights';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { HighlightLinks } from './HighlightLinks';
import { messages } from './messages';

/** Links to all highlights, shown when the one in the URL is missing or unknown. */
export function HighlightNotFound({ cards }: { cards: readonly Highlight[] }) {
  const t = useTranslate();
  return (
    <Section>
      <NotFoundState
        title={t(messages.unknown)}
        help={t(messages.unknownHelp)}
        to={paths.home}
        linkLabel={t(messages.home)}
        metaTitle={t(messages.unknown)}
      />
      <HighlightLinks cards={cards} />
    </Section>
  );
}
