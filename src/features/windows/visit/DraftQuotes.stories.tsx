import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { Button } from '@/components/Button';
import { draftQuotesApi } from '@/api/draftQuotes';
import { draftQuote } from '@/fixtures/madeToMeasure.fixtures';
import { seedQuery } from '@/fixtures/seedQuery';
import type { AppStore } from '@/store/makeStore';
import { DraftQuotes } from './DraftQuotes';

function withQuotes(store: AppStore): void {
  seedQuery(store, draftQuotesApi.endpoints.getDraftQuotes, undefined, {
    quotes: [
      draftQuote,
      { ...draftQuote, sizeId: 'mtm_2', label: 'Bath 1: 119.5 x 200 cm, chain', visit: undefined },
    ],
    ordered: [],
  });
}

const meta = preview.meta({
  component: DraftQuotes,
  args: {
    SaveQuote: () => (
      <Translated>
        <Button variant="outlined">Save as quote</Button>
      </Translated>
    ),
  },
  parameters: { shop: { signedIn: true, fill: withQuotes } },
});

export const Default = meta.story();
