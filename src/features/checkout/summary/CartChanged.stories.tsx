import preview from '#.storybook/preview';
import { linenLine, longLine } from '@/fixtures/cart.fixtures';
import { CartChanged } from './CartChanged';

const meta = preview.meta({
  component: CartChanged,
  args: {
    currencySymbol: 'AED',
    total: 1384.85,
    changes: [
      { kind: 'price' as const, line: { ...linenLine, price: 240 }, previous: linenLine },
      { kind: 'quantity' as const, line: linenLine, previous: { ...linenLine, quantity: 1 } },
      { kind: 'added' as const, line: longLine },
      { kind: 'removed' as const, line: { ...linenLine, sizeId: 'panel', size: '140 x 260 cm' } },
    ],
  },
});

export const Default = meta.story();
/** Only the price of shipping changed. */
export const OnlyTheTotal = meta.story({ args: { changes: [] } });
/** More changes than the notice lists. */
export const ManyChanges = meta.story({
  args: {
    changes: Array.from({ length: 9 }, (_, index) => ({
      kind: 'added' as const,
      line: { ...linenLine, sizeId: `size-${index}` },
    })),
  },
});
