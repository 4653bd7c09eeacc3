import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { velvetList } from '../list/productList.fixtures';
import { SearchOverlay } from './SearchOverlay';

const meta = {
  title: 'Features/Products/SearchOverlay',
  component: SearchOverlay,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { list: velvetList, isOpen: true, onSearch: fn(), onClose: fn() },
} satisfies Meta<typeof SearchOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Typed text filters the list after a debounce; Esc closes. */
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    const search = await screen.findByRole('combobox', { name: 'Search fabrics' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.clear(search);
    await userEvent.type(search, 'linen');
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('linen'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
