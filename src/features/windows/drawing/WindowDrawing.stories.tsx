import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { bedroom, kitchen, living } from '@/fixtures/windows.fixtures';
import { WindowDrawing } from './WindowDrawing';

const meta = preview.meta({ component: WindowDrawing, args: { window: living } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Window 240 cm wide, curtains 265 cm long, track 288 cm; open curtains take 24 cm on each side.',
    );
  },
});
export const OneSide = meta.story({
  args: { window: { ...living, draw: 'right', reach: 'sill' } },
});
export const Blind = meta.story({ args: { window: bedroom } });
export const Empty = meta.story({ args: { window: kitchen } });
