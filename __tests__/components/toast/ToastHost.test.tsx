import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { ToastHost } from '@/components/toast/ToastHost';
import { createToastQueue } from '@/lib/toastQueue';
import { makeTheme } from '@/theme/theme';

const WIDTH = 400;
const LEAVING_MS = 1_000;
const theme = makeTheme();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  // jsdom knows no pointer capture.
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
});

const STEP_MS = 50;

/** Time goes by in steps, so that React can react to each. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    act(() => jest.advanceTimersByTime(STEP_MS));
  }
}

function showHost({ isSingle = false } = {}) {
  const toasts = createToastQueue();
  const host = (props: { isSingle: boolean }) => (
    <StrictMode>
      <ThemeProvider theme={theme}>
        <button type="button">Elsewhere</button>
        <ToastHost toasts={toasts} {...props} />
      </ThemeProvider>
    </StrictMode>
  );
  const { rerender } = render(host({ isSingle }));
  const goToCheckout = () => rerender(host({ isSingle: true }));
  const show: typeof toasts.show = (toast) => {
    act(() => toasts.show(toast));
    pass(400);
  };
  return { toasts, show, goToCheckout };
}

const saved = { message: 'Saved', variant: 'success' } as const;
const failed = { message: 'Failed', variant: 'error' } as const;

function cardOf(message: string): HTMLElement {
  const card = screen.getByText(message).closest<HTMLElement>('[data-toast]');
  if (card === null) throw new Error('The message stands in no toast.');
  return card;
}

function point(card: HTMLElement, type: string, clientX: number) {
  // jsdom's pointer events carry no coordinates.
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX });
  fireEvent(card, Object.assign(event, { pointerId: 1 }));
}

function drag(card: HTMLElement, distance: number) {
  point(card, 'pointerdown', 500);
  point(card, 'pointermove', 500 + distance);
  point(card, 'pointerup', 500 + distance);
}

describe('toasts (spec §4)', () => {
  it('stay 5 s', () => {
    const { show } = showHost();
    show(saved);

    pass(4_500);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(200 + LEAVING_MS);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('are said politely, failures at once', () => {
    const { show } = showHost();
    show(saved);
    show(failed);
    show({ message: 'By the way', variant: 'info' });

    expect(screen.getByText('Saved')).toHaveAttribute('role', 'status');
    expect(screen.getByText('By the way')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Failed')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('region', { name: /notifications/i })).toContainElement(
      screen.getByText('Saved'),
    );
  });

  it.each([
    ['the pointer rests on them', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus is in them', fireEvent.focus, fireEvent.blur],
  ])('wait while %s, then stay for the time that was left', (_when, arrive, leave) => {
    const { show } = showHost();
    show(saved);
    pass(3_000);
    arrive(cardOf('Saved'));
    pass(20_000);
    expect(screen.getByText('Saved')).toBeVisible();

    leave(cardOf('Saved'));
    pass(1_000);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(700 + LEAVING_MS);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([0.8, -0.8])('go when dragged away by %f of their width', (share) => {
    const { show } = showHost();
    show(saved);

    drag(cardOf('Saved'), share * WIDTH);
    pass(LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('snap back when dragged less', () => {
    const { show } = showHost();
    show(saved);

    drag(cardOf('Saved'), 0.79 * WIDTH);
    pass(LEAVING_MS);

    expect(screen.getByText('Saved')).toBeVisible();
    expect(cardOf('Saved').style.transform).toBe('');
  });

  it('close by their button', () => {
    const { show } = showHost();
    show(saved);

    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    pass(LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('take focus by Alt+T, the newest first, and give it back on Esc', () => {
    const { show } = showHost();
    show(saved);
    show(failed);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => elsewhere.focus());

    fireEvent.keyDown(elsewhere, { altKey: true, code: 'KeyT', key: '†' });
    expect(cardOf('Failed')).toHaveFocus();

    fireEvent.keyDown(cardOf('Failed'), { key: 'Escape' });
    pass(LEAVING_MS);
    expect(screen.queryByText('Failed')).toBeNull();
    expect(screen.getByText('Saved')).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  it('leave Alt+T alone while there are none', () => {
    showHost();

    const isFree = fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' });

    expect(isFree).toBe(true);
  });

  it('keep focus while another one leaves', () => {
    const { show } = showHost();
    show(saved);
    show(failed);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => elsewhere.focus());
    fireEvent.keyDown(elsewhere, { altKey: true, code: 'KeyT' });

    pass(5_000 + LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
    expect(cardOf('Failed')).toHaveFocus();
  });

  it('tell what several calls report together once', () => {
    const { show } = showHost();
    show(failed);
    const first = cardOf('Failed');
    show(failed);

    expect(screen.getAllByText('Failed')).toHaveLength(1);
    expect(cardOf('Failed')).toBe(first);
  });

  it('tell the same outcome of another press anew, in place of the former toast', () => {
    const { show } = showHost();
    show(saved);
    pass(3_000);
    show(saved);
    pass(LEAVING_MS);
    expect(screen.getAllByText('Saved')).toHaveLength(1);

    pass(3_000);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1_500 + LEAVING_MS);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('are six at most: the oldest makes room', () => {
    const { show } = showHost();
    for (let count = 1; count <= 7; count += 1) show({ ...saved, message: `Saved ${count}` });
    pass(LEAVING_MS);

    expect(screen.queryByText('Saved 1')).toBeNull();
    expect(screen.getByText('Saved 2')).toBeVisible();
    expect(screen.getByText('Saved 7')).toBeVisible();
  });

  it('are all replaced by an exclusive one, however many they are', () => {
    const { toasts, show } = showHost();
    act(() => {
      for (let count = 1; count <= 9; count += 1)
        toasts.show({ ...saved, message: `Saved ${count}` });
    });
    show({ ...failed, isExclusive: true });
    pass(LEAVING_MS);

    expect(screen.queryByText(/Saved/)).toBeNull();
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('come one at a time when they are exclusive', () => {
    const { show } = showHost();
    show(saved);
    show({ ...failed, isExclusive: true });
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);

    pass(LEAVING_MS);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('come one at a time where the page shows a single one', () => {
    const { show } = showHost({ isSingle: true });
    show(saved);
    show(failed);
    pass(LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('are reduced to the newest on the way to such a page', () => {
    const { show, goToCheckout } = showHost();
    show(saved);
    show(failed);
    goToCheckout();
    pass(LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('that came before anybody showed them are shown then', () => {
    const toasts = createToastQueue();
    toasts.show(saved);
    render(
      <ThemeProvider theme={theme}>
        <ToastHost toasts={toasts} isSingle={false} />
      </ThemeProvider>,
    );
    pass(400);

    expect(screen.getByText('Saved')).toBeVisible();
  });
});
