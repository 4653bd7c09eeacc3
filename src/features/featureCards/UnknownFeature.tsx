import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import type { FeatureCard } from '@/content/featureCards';
import { paths } from '@/lib/paths';
import { FeatureLinks } from './FeatureLinks';
import { messages } from './messages';

/** Stands where a link names no feature, or one that does not exist. */
export function UnknownFeature({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <Section>
      <PageMeta title={messages.unknown} isMissing />
      <EmptyState
        component="h1"
        title={messages.unknown}
        help={messages.unknownHelp}
        action={
          <Button component={RouterLink} to={paths.home}>
            {messages.home}
          </Button>
        }
      />
      <FeatureLinks cards={cards} />
    </Section>
  );
}
