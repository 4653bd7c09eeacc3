import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { kitchen, sampleWindows } from '@/fixtures/windows.fixtures';
import { FitterSheets } from './FitterSheets';

const meta = preview.meta({ component: FitterSheets, args: { windows: sampleWindows } });

/** The kitchen has no measurements yet. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: /^Fitter’s sheet/ })).toHaveLength(2);
  },
});

export const Empty = meta.story({ args: { windows: [kitchen] } });
