import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router';
import { ScrollManager } from '@/app/scroll/ScrollManager';

/** jsdom has no layout: the length of the page and the place on it are kept here. */
const page = { length: 5_000, top: 0, isArriving: false };

function scrollTo(top: number): void {
  page.top = top;
  window.dispatchEvent(new Event('scroll'));
}

function List() {
  const navigate = useNavigate();
  return (
    <main id="main" tabIndex={-1}>
      <h1>List</h1>
      <ul aria-busy={page.isArriving} />
      <Link to="/detail">Detail</Link>
      <Link to="/list?page=2">Page 2</Link>
      <Link to="/detail#end">End of the detail</Link>
      <button onClick={() => void navigate('/list?search=linen', { replace: true })}>Search</button>
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

const openShop = () =>
  render(
    <BrowserRouter>
      <ScrollManager />
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/detail" element={<Detail />} />
      </Routes>
    </BrowserRouter>,
  );

/** Loads the page again: its history stays, its memory does not, and it starts at its top. */
function refresh(): void {
  cleanup();
  page.top = 0;
  openShop();
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const goBack = async (heading = 'List') => {
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: heading });
};

beforeEach(() => {
  page.length = 5_000;
  page.top = 0;
  page.isArriving = false;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.top });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => page.length,
  });
  jest.spyOn(window, 'scrollTo').mockImplementation((_left: number, top: number) => {
    scrollTo(Math.max(0, Math.min(top, page.length - window.innerHeight)));
  });
  window.history.pushState(null, '', '/list');
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('place on the page', () => {
  it('is the top of a new page, with focus on it', async () => {
    openShop();
    scrollTo(900);
    await press('Detail');
    expect(page.top).toBe(0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is kept when only the query changes, whose page looks after itself', async () => {
    openShop();
    scrollTo(900);
    await press('Page 2');
    expect(page.top).toBe(900);
  });

  it('is the anchor of the address', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    openShop();
    await press('End of the detail');
    expect(screen.getByText('The end')).toHaveFocus();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('is where the visitor was when they come back', async () => {
    openShop();
    scrollTo(900);
    await press('Detail');
    await goBack();
    expect(page.top).toBe(900);
  });

  it('is not written into the history before there is one', () => {
    const write = jest.spyOn(window.history, 'replaceState');
    openShop();
    // The router numbers its first entry.
    expect(write.mock.calls).toEqual([[expect.not.objectContaining({ places: {} }), '']]);
  });

  it('is held while a part of the page above it is still on its way', async () => {
    openShop();
    scrollTo(900);
    await press('Detail');
    page.isArriving = true;
    await goBack();
    // The browser keeps what it shows in place when something above it grows.
    scrollTo(1_294);
    await waitFor(() => expect(page.top).toBe(900));
    screen.getByRole('list').setAttribute('aria-busy', 'false');
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    scrollTo(1_000);
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(page.top).toBe(1_000);
  });

  it('is waited for while the page is still too short', async () => {
    openShop();
    scrollTo(900);
    await press('Detail');
    page.length = 800;
    await goBack();
    expect(page.top).toBe(800 - window.innerHeight);
    page.length = 5_000;
    await waitFor(() => expect(page.top).toBe(900));
  });

  it('is left to a visitor who moves by themselves meanwhile', async () => {
    openShop();
    scrollTo(900);
    await press('Detail');
    page.length = 800;
    await goBack();
    window.dispatchEvent(new WheelEvent('wheel'));
    page.length = 5_000;
    scrollTo(120);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(page.top).toBe(120);
  });

  it('is not mistaken by the jump that a shorter page causes', async () => {
    openShop();
    scrollTo(900);
    await press('Detail');
    scrollTo(40);
    await goBack();
    act(() => window.history.forward());
    await screen.findByRole('heading', { name: 'Detail' });
    expect(page.top).toBe(40);
  });

  it('belongs to the entry that took the place of another, as a search does', async () => {
    openShop();
    scrollTo(900);
    await press('Search');
    await press('Detail');
    await goBack();
    expect(page.top).toBe(900);
  });

  it('is known to a page that is loaded again and left before its script was there', async () => {
    openShop();
    scrollTo(900);
    await press('Detail');
    cleanup();
    page.top = 0;
    await act(async () => {
      const arrived = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      window.history.back();
      await arrived;
    });
    openShop();
    expect(page.top).toBe(900);
  });

  it('survives a refresh', async () => {
    openShop();
    scrollTo(900);
    await waitFor(() => expect(window.history.state).toHaveProperty('places.default', 900));
    refresh();
    expect(page.top).toBe(900);
  });

  it('survives a refresh of the page that was opened from it', async () => {
    openShop();
    scrollTo(900);
    await press('Detail');
    refresh();
    await goBack();
    expect(page.top).toBe(900);
  });

  it('is not written by a shop that was left meanwhile', async () => {
    openShop();
    scrollTo(900);
    cleanup();
    window.history.pushState({ idx: 0 }, '', '/list');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(window.history.state).toEqual({ idx: 0 });
  });

  it('is not waited for on a page that is as short as it was', async () => {
    page.length = 100;
    openShop();
    await press('Detail');
    await goBack();
    const asked = jest.spyOn(window, 'requestAnimationFrame');
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not touched on a first visit, where the visitor may have read on before the script was there', () => {
    page.top = 300;
    openShop();
    expect(page.top).toBe(300);
  });
});
