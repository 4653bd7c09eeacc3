import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { compared, comparedIds } from '@/fixtures/comparison.fixtures';
import { CompareTable } from './CompareTable';
import type { CompareRow } from './compareRows';
import type { CompareColumn } from './useCompareColumns';

const [linen = '', jacquard = ''] = comparedIds;

/** The column of a loaded product, or of one in another state. */
function buildColumn(id: string, changes: Partial<CompareColumn> = {}): CompareColumn {
  return {
    id,
    product: compared.find(({ _id }) => _id === id),
    isGone: false,
    hasFailed: false,
    isRetrying: false,
    reason: undefined,
    refetch: () => undefined,
    ...changes,
  };
}

const rows: CompareRow[] = [
  {
    name: 'Colour',
    cells: [
      { text: 'White and ivory', colours: ['white'] },
      { text: 'Blue · Gold', colours: ['blue', 'gold'] },
    ],
  },
  {
    name: 'Light',
    cells: [
      { text: 'Sheer', hint: 'Soft daylight.' },
      { text: 'Dim-out', hint: 'Dusk, not dark.' },
    ],
  },
  { name: 'Care', cells: [{ text: 'Dry-clean' }, { text: 'Dry-clean' }] },
  { name: 'Pattern repeat', cells: [{ text: '' }, { text: '42 cm' }] },
];

const meta = preview.meta({
  component: CompareTable,
  args: { columns: [buildColumn(linen), buildColumn(jacquard)], rows, onRemove: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Light differs' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Care' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Almas Ivory Linen' }));
    await expect(args.onRemove).toHaveBeenCalledWith(linen);
  },
});

export const ErrorOfOne = meta.story({
  tags: ['error'],
  args: { columns: [buildColumn(linen), buildColumn('next', { hasFailed: true })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
  },
});
