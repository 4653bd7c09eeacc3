import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { setOffline } from '../support/goOffline';
import { lazyHydrate } from '@/components/lazyHydrate';

/** Reports the observed elements as visible. */
let scrollIntoView: () => void = () => undefined;

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    scrollIntoView = () => callback([{ isIntersecting: true }]);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

const original = window.IntersectionObserver;
beforeEach(() => {
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  Object.assign(window, { IntersectionObserver: original });
  document.body.replaceChildren();
});

/** Runs the callback and awaits what it suspends. */
const actAsync = (callback: () => void) =>
  act(() => {
    callback();
    return Promise.resolve();
  });

function setUp(name: string) {
  const load = jest.fn(() => Promise.resolve(() => <button type="button">Book</button>));
  const Component = lazyHydrate(name, load);
  const Lazy = () => (
    <MemoryRouter>
      <Component />
    </MemoryRouter>
  );
  return { load, Lazy };
}

/** What the server renders for the component once it has loaded the chunk. */
async function renderOnServer(name: string): Promise<string> {
  const { Lazy } = setUp(name);
  let html = '';
  await waitFor(() => {
    html = renderToString(<Lazy />);
    expect(html).toContain('Book');
  });
  return html;
}

/** Hydrates what the server renders for the component. */
async function hydrate(name: string) {
  const { load, Lazy } = setUp(name);
  const container = document.createElement('div');
  container.innerHTML = await renderOnServer(name);
  document.body.append(container);
  const serverButton = screen.getByRole('button');
  const errors: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => errors.push(error) };
  await actAsync(() => void hydrateRoot(container, <Lazy />, options));
  return { load, serverButton, errors };
}

describe('lazyHydrate', () => {
  it('requests the chunk at once when there is no server HTML', async () => {
    const { load, Lazy } = setUp('without-html');
    await actAsync(() => void render(<Lazy />));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toBeVisible();
  });

  it('keeps the server HTML and hydrates it when it is scrolled into view', async () => {
    const { load, serverButton, errors } = await hydrate('scrolled');
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBe(serverButton);
    await actAsync(() => scrollIntoView());
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toBe(serverButton);
    expect(errors).toEqual([]);
  });

  describe('on a busy server', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('keeps the server HTML and retries the chunk after 1, 2 and 4 seconds', async () => {
      const { load, serverButton, errors } = await hydrate('busy');
      load
        .mockRejectedValueOnce(new Error('ChunkLoadError'))
        .mockRejectedValueOnce(new Error('ChunkLoadError'))
        .mockRejectedValueOnce(new Error('ChunkLoadError'));
      await actAsync(() => scrollIntoView());
      expect(load).toHaveBeenCalledTimes(1);
      for (const [seconds, calls] of [
        [1, 2],
        [2, 3],
        [4, 4],
      ] as const) {
        expect(screen.getByRole('button')).toBe(serverButton);
        await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
        expect(load).toHaveBeenCalledTimes(calls);
      }
      expect(screen.getByRole('button')).toBe(serverButton);
      expect(errors).toEqual([]);
    });
  });

  describe('offline', () => {
    afterEach(() => void jest.restoreAllMocks());

    it('keeps the server HTML when the chunk cannot be loaded, and hydrates it once online', async () => {
      const { load, serverButton, errors } = await hydrate('offline');
      setOffline(true);
      load.mockRejectedValueOnce(new Error('ChunkLoadError'));
      await actAsync(() => scrollIntoView());
      expect(load).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('button')).toBe(serverButton);
      await actAsync(() => setOffline(false));
      expect(load).toHaveBeenCalledTimes(2);
      expect(screen.getByRole('button')).toBe(serverButton);
      expect(errors).toEqual([]);
    });

    it('says that the rest follows when there is no server HTML', async () => {
      const { load, Lazy } = setUp('offline-without-html');
      setOffline(true);
      load.mockRejectedValueOnce(new Error('ChunkLoadError'));
      await actAsync(() => void render(<Lazy />));
      expect(
        screen.getByText('The rest of this page loads once you are back online.'),
      ).toBeVisible();
      await actAsync(() => setOffline(false));
      expect(screen.getByRole('button')).toBeVisible();
    });
  });

  it('hydrates on the first interaction with the page', async () => {
    const { load, serverButton, errors } = await hydrate('interaction');
    expect(load).not.toHaveBeenCalled();
    await actAsync(() => void fireEvent.pointerMove(document.body));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toBe(serverButton);
    expect(errors).toEqual([]);
  });
});
