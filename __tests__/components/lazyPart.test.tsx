import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { DialogErrorContext, lazyPart } from '@/components/lazyPart';

afterEach(() => void jest.useRealTimers());

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
  const LazySearch = lazyPart(load);
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

describe('a lazyPart that is a dialog', () => {
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

const Rating = ({ stars }: { stars: number }) => <p>{stars} stars</p>;

describe('a lazyPart in the page', () => {
  it('shows what is pending until it is loaded', async () => {
    const LazyRating = lazyPart(() => Promise.resolve(Rating), { pending: <p>Loading</p> });
    render(<LazyRating stars={4} />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('4 stars')).toBeVisible();
  });

  it('shows what replaces it when it fails, reports it, and loads again when it is mounted again', async () => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onFailed = jest.fn();
    const load = jest.fn(() => Promise.reject<typeof Rating>(new Error('ChunkLoadError')));
    const LazyRating = lazyPart(load, { failed: ({ stars }) => <p>No {stars} stars</p> });
    const { unmount } = render(<LazyRating stars={4} onFailed={onFailed} />);
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(screen.getByText('No 4 stars')).toBeVisible();
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(4);

    unmount();
    load.mockResolvedValueOnce(Rating);
    render(<LazyRating stars={5} />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('5 stars')).toBeVisible();
  });

  it('loads once the browser is online again', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(() => Promise.resolve(Rating));
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
    const LazyRating = lazyPart(load);
    render(<LazyRating stars={4} />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));

    isOnline.mockReturnValue(true);
    await act(() => Promise.resolve(window.dispatchEvent(new Event('online'))));
    expect(await screen.findByText('4 stars')).toBeVisible();
  });
});
