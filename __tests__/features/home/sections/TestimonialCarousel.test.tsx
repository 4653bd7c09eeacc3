import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { testimonials } from '@/content/testimonials';
import { TestimonialCarousel } from '@/features/home/sections/TestimonialCarousel';
import { mockIntersectionObserver } from '../../../support/mockIntersectionObserver';
import { preferReducedMotion } from '../../../support/preferReducedMotion';
import { renderElement } from '../../../support/renderElement';

const FRAME_MS = 16;
const MAX_SCROLL = 30;

/** Renders the carousel with a track 30 px wider than its viewport. */
function renderTrack(): HTMLElement {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(100 + MAX_SCROLL);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  renderElement(<TestimonialCarousel headingId="says" />, { hasAllStyles: true });
  return screen.getByRole('list');
}
const frames = (count: number) => act(() => jest.advanceTimersByTime(count * FRAME_MS));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('TestimonialCarousel', () => {
  it('shows five testimonials with rating, text and name', () => {
    renderTrack();
    testimonials.en.forEach(({ review, name, rating }) => {
      const card = screen.getByText(review).closest('figure');
      if (card === null) throw new Error(`There is no card of ${name}.`);
      within(card).getByText(name);
      within(card).getByRole('img', { name: `${rating} out of 5 stars` });
    });
    expect(screen.getAllByRole('figure')).toHaveLength(5);
  });

  it('has cards 399 px wide that load their image within 10 px of the viewport', () => {
    const observer = mockIntersectionObserver();
    const track = renderTrack();
    const [card] = within(track).getAllByRole('listitem');
    if (card === undefined) throw new Error('There is no card.');
    expect(getComputedStyle(card).width).toContain('399px');
    expect(observer.optionsIn(card)).toEqual([{ rootMargin: '10px', threshold: 0.1 }]);
    expect(card.querySelector('img')).toBeNull();
    observer.show(card);
    expect(card.querySelector('img')).toHaveAttribute('src', testimonials.en[0]?.proImage);
  });

  it('scrolls 3 px per frame and restarts at the end', () => {
    const track = renderTrack();
    frames(1);
    expect(track.scrollLeft).toBe(3);
    frames(9);
    expect(track.scrollLeft).toBe(MAX_SCROLL);
    frames(1);
    expect(track.scrollLeft).toBe(0);
    frames(1);
    expect(track.scrollLeft).toBe(3);
  });

  it('pauses while hovered', () => {
    const track = renderTrack();
    fireEvent.pointerEnter(track);
    frames(5);
    expect(track.scrollLeft).toBe(0);
    fireEvent.pointerLeave(track);
    frames(1);
    expect(track.scrollLeft).toBe(3);
  });

  it('pauses while focused', () => {
    const track = renderTrack();
    act(() => track.focus());
    frames(5);
    expect(track.scrollLeft).toBe(0);
  });

  it('pauses and resumes by its button', () => {
    const track = renderTrack();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the testimonials' }));
    frames(5);
    expect(track.scrollLeft).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the testimonials' }));
    frames(1);
    expect(track.scrollLeft).toBe(3);
  });

  it('does not autoplay with prefers-reduced-motion', () => {
    preferReducedMotion();
    const track = renderTrack();
    frames(5);
    expect(track.scrollLeft).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
