import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Size } from '@/contract/products';
import { SizePicker } from '@/features/products/detail/SizePicker';
import { buildSize } from '@/fixtures/products.fixtures';
import { renderElement } from '../../../support/renderElement';

const size = (label: string, soldAs?: Size['soldAs']) =>
  buildSize({ _id: label, size: label, soldAs });

function openPicker(sizes: Size[]) {
  const onChoose = jest.fn<(id: string) => void>();
  return {
    ...renderElement(
      <SizePicker sizes={sizes} currency="AED" selectedId={sizes[0]?._id} onChoose={onChoose} />,
    ),
    onChoose,
  };
}

const labelsIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));

describe('SizePicker', () => {
  it('groups the sizes by unit, in the order of the server (product 5.7)', async () => {
    const { user, onChoose } = openPicker([
      size('140 cm width', 'metre'),
      size('140 x 260 cm', 'panel'),
      size('280 cm width', 'metre'),
      size('80 x 160 cm', 'blind'),
    ]);
    const groups = ['By the metre', 'Ready-made panels', 'Finished blinds'].map((name) =>
      screen.getByRole('group', { name }),
    );
    expect(groups.map(labelsIn)).toEqual([
      ['140 cm width', '280 cm width'],
      ['140 x 260 cm'],
      ['80 x 160 cm'],
    ]);
    await user.click(screen.getByRole('radio', { name: /^140 x 260 cm/ }));
    expect(onChoose).toHaveBeenCalledWith('140 x 260 cm');
  });

  it('shows the price of each size, unless it is unknown', () => {
    openPicker([
      { ...size('140 cm width'), price: 185 },
      { ...size('280 cm width'), price: Number.NaN },
    ]);
    expect(screen.getByRole('radio', { name: '140 cm width 185 AED' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '280 cm width' })).toBeEnabled();
  });

  it('keeps all radios in one group of the keyboard', () => {
    openPicker([size('a', 'metre'), size('b', 'panel')]);
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'));
    expect(new Set(names).size).toBe(1);
  });

  it('shows one flat list when the server sends no units', () => {
    openPicker([size('a'), size('b')]);
    const group = screen.getByRole('group', { name: /^Size/ });
    expect(screen.getAllByRole('group')).toEqual([group]);
    expect(labelsIn(group)).toEqual(['a', 'b']);
  });

  it('shows sizes without a unit first and without a heading', () => {
    openPicker([size('a', 'panel'), size('b')]);
    expect(labelsIn(screen.getByRole('group', { name: /^Size/ }))).toEqual(['b', 'a']);
    expect(labelsIn(screen.getByRole('group', { name: 'Ready-made panels' }))).toEqual(['a']);
  });
});
