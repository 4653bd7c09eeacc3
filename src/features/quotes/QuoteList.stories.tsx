import preview from '#.storybook/preview';
import { buildQuoteSummary } from '@/fixtures/quotes.fixtures';
import { QuoteList } from './QuoteList';

const meta = preview.meta({
  component: QuoteList,
  args: {
    quotes: (['open', 'accepted', 'expired', 'replaced'] as const).map((state) =>
      buildQuoteSummary({ state, token: state }),
    ),
  },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { quotes: [] } });
