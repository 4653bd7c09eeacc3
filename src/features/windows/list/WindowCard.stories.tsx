import preview from '#.storybook/preview';
import { draftQuotesApi } from '@/api/draftQuotes';
import { kitchen, living, sampleWindows, seedWindows } from '@/fixtures/windows.fixtures';
import { seedQuery } from '@/fixtures/seedQuery';
import type { AppStore } from '@/store/makeStore';
import { WindowCard } from './WindowCard';

function withOrder(store: AppStore): void {
  seedWindows(store);
  seedQuery(store, draftQuotesApi.endpoints.getDraftQuotes, undefined, {
    quotes: [],
    ordered: [
      {
        windowId: 'living',
        order: 'o1',
        name: 'Almas Ivory Linen',
        orderedAt: '2026-11-03T09:00:00.000Z',
      },
    ],
  });
}

const meta = preview.meta({
  component: WindowCard,
  parameters: { shop: { fill: seedWindows } },
  args: {
    window: living,
    windows: sampleWindows,
    offer: { productId: 'noor-white-voile', price: 1240, currency: 'AED' },
  },
});

export const Default = meta.story();
export const Ordered = meta.story({
  tags: ['!dev'],
  parameters: { shop: { signedIn: true, fill: withOrder } },
});
/** As without a connection, or with a server that has no finished windows. */
export const WithoutPrice = meta.story({ tags: ['!dev'], args: { offer: undefined } });
export const NotMeasured = meta.story({
  tags: ['!dev'],
  args: { window: kitchen, offer: undefined },
});
