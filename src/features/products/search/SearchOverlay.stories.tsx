import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { velvetList } from '../list/productList.fixtures';
import { SearchOverlay } from './SearchOverlay';

const meta = preview.meta({
  component: SearchOverlay,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { list: velvetList, isOpen: true, onSearch: fn(), onClose: fn() },
});

export const Open = meta.story();

/** Typed text filters the list after a debounce; Esc closes. */
export const Typed = meta.story({
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
});
