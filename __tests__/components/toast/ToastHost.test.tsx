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
  // jsdom does not implement pointer capture.
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
});

const STEP_MS = 50;

/** Advances the timers in steps, so that React renders in between. */
function advance(ms: number): void {
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
  const setSingle = () => rerender(host({ isSingle: true }));
  const show: typeof toasts.show = (toast) => {
    act(() => toasts.show(toast));
    advance(400);
  };
  return { toasts, show, setSingle };
}

const saved = { message: 'Saved', variant: 'success' } as const;
const failed = { message: 'Failed', variant: 'error' } as const;

function cardOf(message: string): HTMLElement {
  const card = screen.getByText(message).closest<HTMLElement>('[data-toast]');
  if (card === null) throw new Error('The message is not inside a toast.');
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

describe('ToastHost', () => {
  it('closes a toast after 5 s', () => {
    const { show } = showHost();
    show(saved);

    advance(4_500);
    expect(screen.getByText('Saved')).toBeVisible();
    advance(200 + LEAVING_MS);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('announces errors assertively and other toasts politely', () => {
    const { show } = showHost();
    show(saved);
    show(failed);
    show({ message: 'Note', variant: 'info' });

    expect(screen.getByText('Saved')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Note')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Failed')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('region', { name: /notifications/i })).toContainElement(
      screen.getByText('Saved'),
    );
  });

  it.each([
    ['hovered', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('pauses the countdown while %s and keeps the remaining time', (_when, arrive, leave) => {
    const { show } = showHost();
    show(saved);
    advance(3_000);
    arrive(cardOf('Saved'));
    advance(20_000);
    expect(screen.getByText('Saved')).toBeVisible();

    leave(cardOf('Saved'));
    advance(1_000);
    expect(screen.getByText('Saved')).toBeVisible();
    advance(700 + LEAVING_MS);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([0.8, -0.8])('dismisses a toast dragged by %f of its width', (share) => {
    const { show } = showHost();
    show(saved);

    drag(cardOf('Saved'), share * WIDTH);
    advance(LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
  });

  // Its story measures that it snaps back.
  it('stays after a shorter drag', () => {
    const { show } = showHost();
    show(saved);

    drag(cardOf('Saved'), 0.79 * WIDTH);
    advance(LEAVING_MS);

    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('closes by its button', () => {
    const { show } = showHost();
    show(saved);

    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    advance(LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('moves focus to the newest toast on Alt+T and returns it on Esc', () => {
    const { show } = showHost();
    show(saved);
    show(failed);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => elsewhere.focus());

    fireEvent.keyDown(elsewhere, { altKey: true, code: 'KeyT', key: '†' });
    expect(cardOf('Failed')).toHaveFocus();

    fireEvent.keyDown(cardOf('Failed'), { key: 'Escape' });
    advance(LEAVING_MS);
    expect(screen.queryByText('Failed')).toBeNull();
    expect(screen.getByText('Saved')).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  it('does not handle Alt+T without toasts', () => {
    showHost();

    const isFree = fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' });

    expect(isFree).toBe(true);
  });

  it('keeps focus while another toast closes', () => {
    const { show } = showHost();
    show(saved);
    show(failed);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => elsewhere.focus());
    fireEvent.keyDown(elsewhere, { altKey: true, code: 'KeyT' });

    advance(5_000 + LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
    expect(cardOf('Failed')).toHaveFocus();
  });

  it('shows the same message of simultaneous requests once', () => {
    const { show } = showHost();
    show(failed);
    const first = cardOf('Failed');
    show(failed);

    expect(screen.getAllByText('Failed')).toHaveLength(1);
    expect(cardOf('Failed')).toBe(first);
  });

  it('replaces the earlier toast when its message is shown again', () => {
    const { show } = showHost();
    show(saved);
    advance(3_000);
    show(saved);
    advance(LEAVING_MS);
    expect(screen.getAllByText('Saved')).toHaveLength(1);

    advance(3_000);
    expect(screen.getByText('Saved')).toBeVisible();
    advance(1_500 + LEAVING_MS);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('shows at most six toasts and closes the oldest', () => {
    const { show } = showHost();
    for (let count = 1; count <= 7; count += 1) show({ ...saved, message: `Saved ${count}` });
    advance(LEAVING_MS);

    expect(screen.queryByText('Saved 1')).toBeNull();
    expect(screen.getByText('Saved 2')).toBeVisible();
    expect(screen.getByText('Saved 7')).toBeVisible();
  });

  it('shows one toast at a time when isSingle is set', () => {
    const { show } = showHost({ isSingle: true });
    show(saved);
    show(failed);
    advance(LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('keeps only the newest toast when isSingle becomes true', () => {
    const { show, setSingle } = showHost();
    show(saved);
    show(failed);
    setSingle();
    advance(LEAVING_MS);

    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('closes the toasts about problems of a request, and no others (product 12.8)', () => {
    const { toasts, show } = showHost();
    show(saved);
    show(failed);
    show({ message: 'Sold out', variant: 'error', problemOf: 'addToCart' });
    show({ message: 'No rating', variant: 'error', problemOf: 'addReview' });
    act(() => toasts.closeProblems('addToCart'));
    advance(LEAVING_MS);
    expect(screen.queryByText('Sold out')).toBeNull();
    expect(screen.getByText('No rating')).toBeVisible();

    act(() => toasts.closeProblems());
    advance(LEAVING_MS);
    expect(screen.queryByText('No rating')).toBeNull();
    expect(screen.getByText('Saved')).toBeVisible();
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('replaces the toast about a problem by the next problem of the same request (product 12.8)', () => {
    const { show } = showHost();
    show({ message: 'Sold out', variant: 'error', problemOf: 'addToCart' });
    show({ message: 'No text', variant: 'error', problemOf: 'addReview' });
    show({ message: 'No rating', variant: 'error', problemOf: 'addReview' });
    advance(LEAVING_MS);
    expect(screen.queryByText('No text')).toBeNull();
    expect(screen.getByText('No rating')).toBeVisible();
    expect(screen.getByText('Sold out')).toBeVisible();
  });

  it('shows toasts that were buffered before it was mounted', () => {
    const toasts = createToastQueue();
    toasts.show(saved);
    render(
      <ThemeProvider theme={theme}>
        <ToastHost toasts={toasts} isSingle={false} />
      </ThemeProvider>,
    );
    advance(400);

    expect(screen.getByText('Saved')).toBeVisible();
  });
});
