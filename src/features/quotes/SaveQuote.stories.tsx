import preview from '#.storybook/preview';
import { SaveQuote } from './SaveQuote';

const meta = preview.meta({
  component: SaveQuote,
  args: { collect: () => Promise.resolve({ sizeIds: ['linen-1'], quantities: [3] }) },
});

export const Default = meta.story();
export const OfFabric = meta.story({ args: { of: 'Almas Ivory Linen' } });
