import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { buildFilterableList } from './filterableList.fixtures';
import { FilterBar } from './FilterBar';

const filters = { colour: 'green,blue', opacity: 'dim-out', minPrice: 100, maxPrice: 200 };

const meta = preview.meta({ component: FilterBar, args: { list: buildFilterableList() } });

export const Default = meta.story();
export const Filtered = meta.story({ args: { list: buildFilterableList({ filters }) } });

/** The default order of a search is relevance. */
export const Search = meta.story({ args: { list: buildFilterableList({}, { isSearch: true }) } });

/** A press opens the values of a facet. */
export const Opened = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour' }));
    const values = await screen.findByRole('dialog', { name: 'Colour' });
    // It fades in.
    await waitFor(() => expect(values).toBeVisible());
    await expect(screen.getByRole('checkbox', { name: /^Orange/ })).toBeDisabled();
  },
});
