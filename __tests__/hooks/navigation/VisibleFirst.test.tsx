import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { ArrivalContext, type Arrival } from '@/hooks/navigation/arrival';
import { VisibleFirst } from '@/hooks/navigation/VisibleFirst';

/** Tops of the sections in the viewport of 768 px, by their text. */
const TOPS: Record<string, number> = { above: -500, here: 100, below: 900 };
const HEIGHT = 400;

const shown: string[] = [];
function Part({ name }: { name: string }) {
  shown.push(name);
  return <section>{name}</section>;
}

function visit(arrival: Arrival, names: string[], screenName: string) {
  shown.length = 0;
  return render(
    <MemoryRouter>
      <ArrivalContext value={arrival}>
        <VisibleFirst name={screenName}>
          {names.map((name) => (
            <Part key={name} name={name} />
          ))}
        </VisibleFirst>
        <Link to="/next">next</Link>
      </ArrivalContext>
    </MemoryRouter>,
  );
}

/** Visits the screen, presses a link and leaves. */
function leave(names: string[], screenName: string) {
  const { unmount } = visit('first', names, screenName);
  fireEvent.click(screen.getByRole('link', { name: 'next' }));
  unmount();
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    // Browsers return zeros for an element without a box.
    if (this.textContent === 'hidden') return new DOMRect();
    return new DOMRect(0, TOPS[this.textContent] ?? 0, 100, HEIGHT);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('VisibleFirst', () => {
  it.each<Arrival>(['first', 'link'])('renders everything at once for arrival %j', (arrival) => {
    visit(arrival, ['above', 'here', 'below'], arrival);
    expect(shown).toEqual(['above', 'here', 'below']);
  });

  it('renders what the customer saw before the rest on return', () => {
    leave(['above', 'here', 'below'], 'return');
    visit('return', ['above', 'here', 'below'], 'return');
    expect(shown[0]).toBe('here');
    expect(screen.getByText('above')).toBeVisible();
    expect(screen.getByText('below')).toBeVisible();
  });

  it('renders everything at once when the sections have changed', () => {
    leave(['here', 'below'], 'changed');
    visit('return', ['above', 'here', 'below'], 'changed');
    expect(shown).toEqual(['above', 'here', 'below']);
  });

  it('reserves the height of a section until it renders', () => {
    leave(['here', 'below'], 'height');
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { childList: true, subtree: true });
    visit('return', ['here', 'below'], 'height');
    const removed = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    const heights = removed.map((node) => (node as HTMLElement).style.height);
    expect(heights).toEqual([`${HEIGHT}px`]);
  });

  it('reserves no place for what CSS hides', () => {
    leave(['here', 'hidden'], 'hidden');
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { childList: true, subtree: true });
    visit('return', ['here', 'hidden'], 'hidden');
    expect(shown[0]).toBe('here');
    const removed = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    expect(removed.map((node) => (node as HTMLElement).hidden)).toEqual([true]);
  });
});
