import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PriceBar } from './PriceBar';

const meta = preview.meta({
  component: PriceBar,
  args: {
    price: 4498,
    currency: 'AED',
    includes: 'For your window. Making, fitting and VAT included.',
    addLabel: 'Add to Cart',
    isAdding: false,
    isAdded: false,
    problem: undefined,
    visitPath: undefined,
    onAdd: fn(),
    onBook: fn(),
  },
});

export const Default = meta.story();
/** On a phone the bar opens the breakdown. */
export const WithBreakdown = meta.story({ args: { breakdown: 'Cloth 15 m AED 2,775' } });
/** A window that cannot be made. */
export const WithAdvice = meta.story({
  args: { price: undefined, advice: 'Wave needs its own track. It does not hang on a pole.' },
});
/** A curtain and a sheer at the same window. */
export const TwoLayers = meta.story({
  tags: ['!dev'],
  args: { price: 6498, includes: 'For both layers. Making, fitting and VAT included.' },
});
export const Busy = meta.story({ args: { isAdding: true } });
export const Added = meta.story({ args: { isAdded: true } });
/** Replaces a line of the cart. */
export const Edit = meta.story({ args: { addLabel: 'Update your cart' } });
export const Visit = meta.story({ args: { visitPath: '/' } });
export const ErrorChangedPrice = meta.story({
  tags: ['error'],
  args: { problem: 'The price is now AED 4,610. Press again to add it.' },
});
