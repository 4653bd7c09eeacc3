import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { ScrollManager } from '@/app/navigation/ScrollManager';

/** Scroll height and position of the page; jsdom has no layout. */
const page = { height: 5_000, top: 0, isBusy: false };

function scrollTo(top: number): void {
  page.top = top;
  window.dispatchEvent(new Event('scroll'));
}

function List() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return (
    <main id="main" tabIndex={-1}>
      <h1>List</h1>
      <ul aria-busy={page.isBusy} />
      <Link to="/detail">Detail</Link>
      <button onClick={() => void navigate('/list', { state: 'overlay' })}>Overlay</button>
      {state === 'overlay' && <p>Overlay is open</p>}
      <Link to="/list?page=2">Page 2</Link>
      <Link to="/detail#end">End of the detail</Link>
      <button onClick={() => void navigate('/list?search=linen', { replace: true })}>Search</button>
      <Link to="/list#foot" replace>
        Foot, from an overlay
      </Link>
      <h2 id="foot">The foot</h2>
    </main>
  );
}

function Detail() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Detail</h1>
      <h2 id="end">The end</h2>
    </main>
  );
}

const openApp = () =>
  render(
    <BrowserRouter>
      <ScrollManager />
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/detail" element={<Detail />} />
      </Routes>
    </BrowserRouter>,
  );

/** Reloads the page: keeps the history, loses memory and scroll position. */
function reload(): void {
  cleanup();
  page.top = 0;
  openApp();
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const goBack = async (heading = 'List') => {
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: heading });
};

beforeEach(() => {
  page.height = 5_000;
  page.top = 0;
  page.isBusy = false;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.top });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => page.height,
  });
  jest.spyOn(window, 'scrollTo').mockImplementation((_left: number, top: number) => {
    scrollTo(Math.max(0, Math.min(top, page.height - window.innerHeight)));
  });
  window.history.pushState(null, '', '/list');
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('scroll position', () => {
  it('moves to the top and focuses the main element on a new page', async () => {
    openApp();
    scrollTo(900);
    await press('Detail');
    expect(page.top).toBe(0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays when only the query changes', async () => {
    openApp();
    scrollTo(900);
    await press('Page 2');
    expect(page.top).toBe(900);
  });

  it('stays on forward navigation to an overlay of the same page', async () => {
    openApp();
    scrollTo(900);
    await press('Overlay');
    await goBack();
    await waitFor(() => expect(screen.queryByText('Overlay is open')).toBeNull());
    act(() => window.history.forward());
    await screen.findByText('Overlay is open');
    expect(page.top).toBe(900);
  });

  it('moves to the hash target and focuses it', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    openApp();
    await press('End of the detail');
    expect(screen.getByText('The end')).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('moves to the hash target of a replaced entry, such as that of an overlay', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    openApp();
    await press('Foot, from an overlay');
    expect(screen.getByText('The foot')).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('is restored on back navigation', async () => {
    openApp();
    scrollTo(900);
    await press('Detail');
    await goBack();
    expect(page.top).toBe(900);
  });

  it('is restored when the user scrolled before hydration only', async () => {
    page.top = 700;
    openApp();
    await press('Detail');
    await goBack();
    expect(page.top).toBe(700);
  });

  it('is not written to the history when the app mounts', () => {
    const replaceState = jest.spyOn(window.history, 'replaceState');
    openApp();
    // React Router numbers its first history entry.
    expect(replaceState.mock.calls).toEqual([[expect.not.objectContaining({ places: {} }), '']]);
  });

  it('is restored until busy content above it has loaded', async () => {
    openApp();
    scrollTo(900);
    await press('Detail');
    page.isBusy = true;
    await goBack();
    // Scroll anchoring moves the page when something above it grows.
    scrollTo(1_294);
    await waitFor(() => expect(page.top).toBe(900));
    screen.getByRole('list').setAttribute('aria-busy', 'false');
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    scrollTo(1_000);
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(page.top).toBe(1_000);
  });

  it('is restored once the page is tall enough', async () => {
    openApp();
    scrollTo(900);
    await press('Detail');
    page.height = 800;
    await goBack();
    expect(page.top).toBe(800 - window.innerHeight);
    page.height = 5_000;
    await waitFor(() => expect(page.top).toBe(900));
  });

  it('is not restored after the user scrolls', async () => {
    openApp();
    scrollTo(900);
    await press('Detail');
    page.height = 800;
    await goBack();
    window.dispatchEvent(new WheelEvent('wheel'));
    page.height = 5_000;
    scrollTo(120);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(page.top).toBe(120);
  });

  it('is stored before a shorter page clamps it', async () => {
    openApp();
    scrollTo(900);
    await press('Detail');
    scrollTo(40);
    await goBack();
    act(() => window.history.forward());
    await screen.findByRole('heading', { name: 'Detail' });
    expect(page.top).toBe(40);
  });

  it('is stored for an entry that replaced another one', async () => {
    openApp();
    scrollTo(900);
    await press('Search');
    await press('Detail');
    await goBack();
    expect(page.top).toBe(900);
  });

  it('is restored when back navigation precedes hydration', async () => {
    openApp();
    scrollTo(900);
    await press('Detail');
    cleanup();
    page.top = 0;
    await act(async () => {
      const hasPopped = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      window.history.back();
      await hasPopped;
    });
    openApp();
    expect(page.top).toBe(900);
  });

  it('is restored after a reload', async () => {
    openApp();
    scrollTo(900);
    await waitFor(() => expect(window.history.state).toHaveProperty('places.default', 900));
    reload();
    expect(page.top).toBe(900);
  });

  it('is restored by back navigation after a reload', async () => {
    openApp();
    scrollTo(900);
    await press('Detail');
    await waitFor(() => expect(window.history.state).toHaveProperty('places.default', 900));
    reload();
    await goBack();
    expect(page.top).toBe(900);
  });

  it('is not written after the app unmounts', async () => {
    openApp();
    jest.useFakeTimers();
    scrollTo(900);
    cleanup();
    window.history.pushState({ idx: 0 }, '', '/list');
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(window.history.state).toEqual({ idx: 0 });
  });

  it('schedules no frame when the page is as short as before', async () => {
    page.height = 100;
    openApp();
    await press('Detail');
    await goBack();
    const frame = window.requestAnimationFrame.bind(window);
    const nextFrame = () => new Promise(frame);
    const requestFrame = jest.spyOn(window, 'requestAnimationFrame');
    await nextFrame();
    await nextFrame();
    expect(requestFrame).not.toHaveBeenCalled();
  });

  it('stays on the first visit when the user scrolled before hydration', () => {
    page.top = 300;
    openApp();
    expect(page.top).toBe(300);
  });
});
