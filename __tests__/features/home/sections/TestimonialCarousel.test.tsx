import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { testimonials } from '@/content/testimonials';
import { TestimonialCarousel } from '@/features/home/sections/TestimonialCarousel';
import { observeByHand } from '../../../support/observeByHand';
import { preferStillness } from '../../../support/preferStillness';
import { renderPiece } from '../../../support/renderPiece';

const FRAME_MS = 16;
const END = 30;

/** Renders the carousel with a track that is 30 px wider than its window. */
function renderTrack(): HTMLElement {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(100 + END);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  renderPiece(<TestimonialCarousel headingId="says" />);
  return screen.getByRole('list');
}
const frames = (count: number) => act(() => jest.advanceTimersByTime(count * FRAME_MS));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('testimonials', () => {
  it('shows five entries, each with its own stars, words and name', () => {
    renderTrack();
    testimonials.forEach(({ review, name, rating }) => {
      const card = screen.getByText(review).closest('figure');
      if (card === null) throw new Error(`There is no card of ${name}.`);
      within(card).getByText(name);
      within(card).getByRole('img', { name: `${rating} out of 5 stars` });
    });
    expect(screen.getAllByRole('figure')).toHaveLength(5);
  });

  it('shows them on cards of 399 px, each with its picture once that is within 10 px', () => {
    const view = observeByHand();
    const track = renderTrack();
    const [card] = within(track).getAllByRole('listitem');
    if (card === undefined) throw new Error('There is no card.');
    expect(getComputedStyle(card).width).toContain('399px');
    expect(view.optionsIn(card)).toEqual([{ rootMargin: '10px', threshold: 0.1 }]);
    expect(card.querySelector('img')).toBeNull();
    view.show(card);
    expect(card.querySelector('img')).toHaveAttribute('src', testimonials[0]?.proImage);
  });

  it('scrolls 3 px with every frame to the end and starts over', () => {
    const track = renderTrack();
    frames(1);
    expect(track.scrollLeft).toBe(3);
    frames(9);
    expect(track.scrollLeft).toBe(END);
    frames(1);
    expect(track.scrollLeft).toBe(0);
    frames(1);
    expect(track.scrollLeft).toBe(3);
  });

  it('pauses while the pointer is over it', () => {
    const track = renderTrack();
    fireEvent.pointerEnter(track);
    frames(5);
    expect(track.scrollLeft).toBe(0);
    fireEvent.pointerLeave(track);
    frames(1);
    expect(track.scrollLeft).toBe(3);
  });

  it('pauses while it has focus', () => {
    const track = renderTrack();
    act(() => track.focus());
    frames(5);
    expect(track.scrollLeft).toBe(0);
  });

  it('pauses at the button', () => {
    const track = renderTrack();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the testimonials' }));
    frames(5);
    expect(track.scrollLeft).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the testimonials' }));
    frames(1);
    expect(track.scrollLeft).toBe(3);
  });

  it('never moves by itself where motion is unwanted', () => {
    preferStillness();
    const track = renderTrack();
    frames(5);
    expect(track.scrollLeft).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
