import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { Translated } from '#.storybook/Translated';
import { Button } from '@/components/Button';
import type { ProductFilters } from '@/contract/products';
import { FacetPopover, type FacetPopoverProps } from './FacetPopover';
import { buildFilterableList } from './filterableList.fixtures';

interface AnchoredProps extends Pick<FacetPopoverProps, 'filterKey' | 'onClose'> {
  startsWith: ProductFilters;
  isOutdated: boolean;
}

/** A button with its open popover. */
function Anchored({ filterKey, onClose, startsWith, isOutdated }: AnchoredProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [filters, setFilters] = useState(startsWith);
  return (
    <>
      <Translated>
        <Button ref={setAnchor} variant="outlined" size="small">
          Filter
        </Button>
      </Translated>
      {anchor !== null && (
        <FacetPopover
          isOpen
          onClose={onClose}
          filterKey={filterKey}
          anchor={anchor}
          list={buildFilterableList({ filters }, { isOutdated })}
          onChange={setFilters}
        />
      )}
    </>
  );
}

const meta = preview.meta({
  component: Anchored,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    filterKey: 'colour' as const,
    startsWith: { colour: 'blue' },
    isOutdated: false,
    onClose: fn(),
  },
});

export const Default = meta.story();

/** Grades of light are explained. */
export const Explained = meta.story({ args: { filterKey: 'opacity', startsWith: {} } });

export const Price = meta.story({
  args: { filterKey: 'price', startsWith: { soldAs: 'metre', minPrice: 100 } },
});

/** The count of the last change is on the way. */
export const Loading = meta.story({ args: { isOutdated: true } });

/** It stays open after a change; the button closes it. */
export const Changed = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const green = await screen.findByRole('checkbox', { name: 'Green, 4 fabrics' });
    await userEvent.click(green);
    await expect(green).toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
