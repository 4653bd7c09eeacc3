import preview from '#.storybook/preview';
import { SaveQuote } from './SaveQuote';

const meta = preview.meta({
  component: SaveQuote,
  args: { lines: [{ sizeId: 'linen-1', quantity: 3 }] },
});

export const Default = meta.story();
