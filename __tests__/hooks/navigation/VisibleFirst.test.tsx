import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { ArrivalContext, type Arrival } from '@/hooks/navigation/arrival';
import { VisibleFirst } from '@/hooks/navigation/VisibleFirst';

/** Heights of the sections in px; CSS hides the last one. The viewport has 768. */
const HEIGHTS: Record<string, number> = { above: 500, here: 900, below: 600, hidden: 0 };
/** Between sections. */
const GAP = 20;
/** The page is scrolled to the second section. */
const SCROLLED = 500;

/** Sections in the order in which they rendered. */
const shown: string[] = [];
/** Where each section was when it was first in the document. */
const tops = new Map<string, number>();

const heightOf = (element: HTMLElement) =>
  HEIGHTS[element.textContent] ?? parseFloat(element.style.height);
const isDisplayed = (element: HTMLElement) => !element.hidden && element.textContent !== 'hidden';

/** The box of a section in a column, which jsdom does not lay out. */
function boxOf(element: HTMLElement): DOMRect {
  // Browsers return zeros for an element without a box.
  if (!isDisplayed(element)) return new DOMRect();
  let top = -SCROLLED;
  let before = element.previousElementSibling;
  for (; before instanceof HTMLElement; before = before.previousElementSibling)
    if (isDisplayed(before)) top += heightOf(before) + GAP;
  return new DOMRect(0, top, 100, heightOf(element));
}

function Part({ name }: { name: string }) {
  const section = useRef<HTMLElement>(null);
  shown.push(name);
  useLayoutEffect(() => {
    if (section.current && !tops.has(name)) tops.set(name, boxOf(section.current).top);
  });
  return <section ref={section}>{name}</section>;
}

function visit(arrival: Arrival, names: string[], screenName: string) {
  shown.length = 0;
  tops.clear();
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
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return boxOf(this);
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

  it.each([[['above', 'here', 'below']], [['above', 'hidden', 'here', 'below']]])(
    'shows it where it was, before and after the rest renders: %j',
    (names) => {
      leave(names, names.join());
      const place = tops.get('here');
      visit('return', names, names.join());
      expect(shown[0]).toBe('here');
      expect(tops.get('here')).toBe(place);
      expect(boxOf(screen.getByText('here')).top).toBe(place);
    },
  );
});
