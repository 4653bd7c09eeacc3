import { NotFoundState } from '@/components/NotFoundState';
import { Section } from '@/components/Section';
import type { Highlight } from '@/content/highlights';
import { paths } from '@/lib/paths';
import { HighlightLinks } from './HighlightLinks';
import { messages } from './messages';

/** Links to all highlights, shown when the one in the URL is missing or unknown. */
export function HighlightNotFound({ cards }: { cards: readonly Highlight[] }) {
  return (
    <Section>
      <NotFoundState
        title={messages.unknown}
        help={messages.unknownHelp}
        to={paths.home}
        linkLabel={messages.home}
        metaTitle={messages.unknown}
      />
      <HighlightLinks cards={cards} />
    </Section>
  );
}
