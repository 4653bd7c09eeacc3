import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { DialogErrorContext, lazyDialog } from '@/components/lazyDialog';

interface SearchProps {
  isOpen: boolean;
  onClose: () => void;
  name: string;
}

const Search = ({ name, isOpen }: SearchProps) => (
  <p>
    {name} is {isOpen ? 'open' : 'closed'}
  </p>
);

function renderDialog(load: () => Promise<ComponentType<SearchProps>>) {
  const LazySearch = lazyDialog(load);
  const onClose = jest.fn();
  const showError = jest.fn();
  const dialog = (isOpen: boolean) => (
    <DialogErrorContext value={showError}>
      <LazySearch isOpen={isOpen} onClose={onClose} name="Search" />
    </DialogErrorContext>
  );
  const { rerender } = render(dialog(false));
  return { onClose, showError, setOpen: (isOpen: boolean) => rerender(dialog(isOpen)) };
}

describe('lazyDialog', () => {
  it('loads the dialog once, when it first opens, and keeps it mounted', async () => {
    const load = jest.fn(() => Promise.resolve(Search));
    const { setOpen } = renderDialog(load);
    expect(load).not.toHaveBeenCalled();

    setOpen(true);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    expect(await screen.findByText('Search is open')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();

    setOpen(false);
    expect(screen.getByText('Search is closed')).toBeVisible();
    setOpen(true);
    expect(screen.getByText('Search is open')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('closes after a failed load, reports it once and loads again on the next open', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn(() => Promise.resolve(Search));
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const { setOpen, onClose, showError } = renderDialog(load);

    setOpen(true);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(showError).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);

    setOpen(false);
    setOpen(true);
    expect(await screen.findByText('Search is open')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(showError).toHaveBeenCalledTimes(1);
  });
});
