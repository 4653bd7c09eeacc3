import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { compared } from '@/fixtures/comparison.fixtures';
import { bedroom, living, sampleWindows } from '@/fixtures/windows.fixtures';
import { QuoteTable } from './QuoteTable';

const meta = {
  title: 'Features/Windows/QuoteTable',
  component: QuoteTable,
  args: { fabrics: compared.slice(0, 2), windows: [living, bedroom], allWindows: sampleWindows },
} satisfies Meta<typeof QuoteTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fabrics have no price for a window with a blind. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Total AED 2,775/ })).toBeVisible();
    await expect(canvas.getAllByText('Without 1 window')).toHaveLength(2);
  },
};

export const Four: Story = { args: { fabrics: compared, windows: [living] } };
