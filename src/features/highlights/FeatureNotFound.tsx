import { NotFoundState } from '@/components/NotFoundState';
import { Section } from '@/components/Section';
import type { FeatureCard } from '@/content/featureCards';
import { paths } from '@/lib/paths';
import { FeatureLinks } from './FeatureLinks';
import { messages } from './messages';

/** Links to all features, shown when the feature in the URL is missing or unknown. */
export function FeatureNotFound({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <Section>
      <NotFoundState
        title={messages.unknown}
        help={messages.unknownHelp}
        to={paths.home}
        linkLabel={messages.home}
        metaTitle={messages.unknown}
      />
      <FeatureLinks cards={cards} />
    </Section>
  );
}
