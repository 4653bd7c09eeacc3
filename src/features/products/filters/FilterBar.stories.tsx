import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { buildFilterableList } from './filterableList.fixtures';
import { FilterBar } from './FilterBar';

const filters = { colour: 'green,blue', opacity: 'dim-out', minPrice: 100, maxPrice: 200 };

const meta = {
  title: 'Features/Products/FilterBar',
  component: FilterBar,
  args: { list: buildFilterableList() },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = { args: { list: buildFilterableList({ filters }) } };

/** The default order of a search is relevance. */
export const Search: Story = { args: { list: buildFilterableList({}, { isSearch: true }) } };

/** A press opens the values of a facet. */
export const Opened: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour' }));
    const values = await screen.findByRole('dialog', { name: 'Colour' });
    // It fades in.
    await waitFor(() => expect(values).toBeVisible());
    await expect(screen.getByRole('checkbox', { name: /^Orange/ })).toBeDisabled();
  },
};
