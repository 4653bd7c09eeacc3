import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { useHistoryOverlay } from '@/hooks/navigation/useHistoryOverlay';

const PAGE = { pathname: '/product-detail', search: '?id=linen', hash: '#reviews' };

interface Place {
  url: string;
  state: unknown;
  navigate: NavigateFunction;
}

/** Renders a page with a picture that opens an overlay; the last entry is the current one. */
function openPage(entries: object[] = [{ ...PAGE, state: { id: 'linen' } }]) {
  const place = {} as Place;

  function Page() {
    const { pathname, search, hash, state } = useLocation() as { state: unknown } & typeof PAGE;
    Object.assign(place, { url: pathname + search + hash, state, navigate: useNavigate() });
    const { isOpen, open, close } = useHistoryOverlay('picture');
    return (
      <>
        <button onClick={open}>Enlarge</button>
        {isOpen && (
          <div role="dialog">
            <button onClick={close}>Close</button>
          </div>
        )}
      </>
    );
  }

  render(
    <MemoryRouter initialEntries={['/products', ...entries]}>
      <Page />
    </MemoryRouter>,
  );
  /** Moves through the history like the buttons of the browser. */
  const go = (delta: number) => act(() => void place.navigate(delta));
  return { place, go, user: userEvent.setup() };
}

const opener = () => screen.getByRole('button', { name: 'Enlarge' });
const closer = () => screen.getByRole('button', { name: 'Close' });
const overlay = () => screen.queryByRole('dialog');

describe('useHistoryOverlay', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('closes on Back and reopens on Forward, on the same page', async () => {
    const { place, go, user } = openPage();
    await user.click(opener());
    expect(overlay()).toBeInTheDocument();
    go(-1);
    expect(overlay()).toBeNull();
    expect(place.url).toBe('/product-detail?id=linen#reviews');
    go(1);
    expect(overlay()).toBeInTheDocument();
  });

  it('keeps URL and navigation state of the page', async () => {
    const { place, user } = openPage();
    await user.click(opener());
    expect(place.url).toBe('/product-detail?id=linen#reviews');
    expect(place.state).toMatchObject({ id: 'linen' });
  });

  it('leaves no history entry behind when it is closed by its button', async () => {
    const { place, go, user } = openPage();
    await user.click(opener());
    await user.click(closer());
    expect(overlay()).toBeNull();
    expect(place.state).toEqual({ id: 'linen' });
    go(-1);
    expect(place.url).toBe('/products');
  });

  it('opens and closes once when a button is pressed twice', () => {
    const { place, go } = openPage();
    const pressTwice = (button: HTMLElement) =>
      act(() => {
        button.click();
        button.click();
      });
    pressTwice(opener());
    expect(overlay()).toBeInTheDocument();
    pressTwice(closer());
    expect(overlay()).toBeNull();
    expect(place.url).toBe('/product-detail?id=linen#reviews');
    pressTwice(opener());
    go(-1);
    expect(overlay()).toBeNull();
  });

  it('opens before its navigation is rendered, and can be closed at once', async () => {
    const { place } = openPage();
    // With `act`, the navigation would be rendered with the press.
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      opener().click();
      await Promise.resolve();
      expect(overlay()).toBeInTheDocument();
      expect(place.state).toEqual({ id: 'linen' });
      closer().click();
      await waitFor(() => expect(overlay()).toBeNull());
    } finally {
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    }
    expect(place.state).toEqual({ id: 'linen' });
    expect(place.url).toBe('/product-detail?id=linen#reviews');
  });

  it('is open after a reload with its entry on top, and closes into the page', async () => {
    const { place, user } = openPage([
      { ...PAGE, state: { id: 'linen' } },
      { ...PAGE, state: { id: 'linen', overlay: 'picture' } },
    ]);
    expect(overlay()).toBeInTheDocument();
    await user.click(closer());
    expect(overlay()).toBeNull();
    expect(place.state).toEqual({ id: 'linen' });
  });

  it.each([{ overlay: 'menu' }, { overlay: 7 }, 'picture', null])(
    'stays closed for the state %j',
    (state) => {
      openPage([{ ...PAGE, state }]);
      expect(overlay()).toBeNull();
    },
  );

  it('returns focus without scrolling', async () => {
    const { go, user } = openPage();
    await user.click(opener());
    closer().focus();
    const focus = jest.spyOn(opener(), 'focus');
    go(-1);
    expect(opener()).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });
});
