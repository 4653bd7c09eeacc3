import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { compared } from '@/fixtures/comparison.fixtures';
import { bedroom, living, sampleWindows } from '@/fixtures/windows.fixtures';
import { QuoteTable } from './QuoteTable';

const meta = preview.meta({
  component: QuoteTable,
  args: { fabrics: compared.slice(0, 2), windows: [living, bedroom], allWindows: sampleWindows },
});

/** The fabrics have no price for a window with a blind. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Total AED 2,775/ })).toBeVisible();
    await expect(canvas.getAllByText('Without 1 window')).toHaveLength(2);
  },
});

export const Four = meta.story({ args: { fabrics: compared, windows: [living] } });
