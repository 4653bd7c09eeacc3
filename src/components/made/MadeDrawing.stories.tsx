import preview from '#.storybook/preview';
import { MadeDrawing, type DrawnProduct } from './MadeDrawing';

const pair: DrawnProduct = { draw: 'pair', width: 2900, drop: 2650, parts: 1 };

const meta = preview.meta({
  component: MadeDrawing,
  args: { drawn: pair, hasCloth: false },
});

export const Pair = meta.story();
/** At the left of the room, in Arabic too. */
export const ToTheLeft = meta.story({
  args: { drawn: { draw: 'left', width: 1600, drop: 1350, parts: 1 } },
});
export const TwoTracks = meta.story({
  args: { drawn: { draw: 'pair', width: 4500, drop: 3000, parts: 2 } },
});
/** A sheer hangs closed behind the curtains. */
export const TwoLayers = meta.story({ tags: ['!dev'], args: { hasCloth: true } });
/** As in a line of the cart: fewer folds, so that they stay lines. */
export const Small = meta.story({ tags: ['!dev'], args: { height: 64 } });
export const Blind = meta.story({
  args: { drawn: { draw: 'blind', width: 1195, drop: 2000, parts: 1 } },
});
