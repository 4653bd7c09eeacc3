import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { heroSlides } from '@/content/heroSlides';
import { Hero } from '@/features/home/hero/Hero';
import { preferReducedMotion } from '../../../support/preferReducedMotion';
import { watchRenders } from '../../../support/renderLog';
import { renderElement } from '../../../support/renderElement';

const banners = ['One', 'Two', 'Three'].map((heading) => ({
  image: `/media/${heading}.webp`,
  heading,
  text: `Text of ${heading}`,
}));

/** Label of the visible slide; the others are inert. */
function visibleSlide(): string {
  const slides = screen
    .getAllByLabelText(/^Slide \d of \d$/)
    .filter((slide) => !slide.hasAttribute('inert'));
  expect(slides).toHaveLength(1);
  return slides[0]?.getAttribute('aria-label') ?? '';
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const imageOf = (position: number) =>
  screen.getByLabelText(`Slide ${position} of 3`).querySelector('img');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Hero', () => {
  it('advances every 3 s and wraps after three slides', () => {
    renderElement(<Hero banners={banners} />);
    expect(visibleSlide()).toBe('Slide 1 of 3');
    wait(2_999);
    expect(visibleSlide()).toBe('Slide 1 of 3');
    wait(1);
    expect(visibleSlide()).toBe('Slide 2 of 3');
    wait(3_000);
    expect(visibleSlide()).toBe('Slide 3 of 3');
    wait(3_000);
    expect(visibleSlide()).toBe('Slide 1 of 3');
  });

  it('fades for 1 s between slides', () => {
    renderElement(<Hero banners={banners} />);
    const slide = screen.getByLabelText('Slide 1 of 3');
    const { transitionProperty, transitionDuration } = getComputedStyle(slide);
    expect(transitionProperty).toMatch(/^opacity,/);
    expect(transitionDuration).toMatch(/^1s,/);
  });

  it('shows the slide of a clicked indicator for a full interval', () => {
    renderElement(<Hero banners={banners} />);
    wait(2_000);
    press('Show slide 3 of 3');
    expect(visibleSlide()).toBe('Slide 3 of 3');
    expect(screen.getByRole('button', { name: 'Show slide 3 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    wait(2_999);
    expect(visibleSlide()).toBe('Slide 3 of 3');
    wait(1);
    expect(visibleSlide()).toBe('Slide 1 of 3');
  });

  it('shows image, heading and text of a banner', () => {
    renderElement(<Hero banners={banners} />);
    const slide = within(screen.getByLabelText('Slide 1 of 3'));
    expect(slide.getByText('One')).toBeVisible();
    expect(slide.getByText('Text of One')).toBeVisible();
    expect(imageOf(1)).toHaveAttribute('src', '/media/One.webp');
  });

  it('shows three default slides without banners', () => {
    renderElement(<Hero banners={[]} />);
    expect(screen.getAllByLabelText(/^Slide \d of 3$/)).toHaveLength(3);
    for (const { heading } of heroSlides.en) expect(screen.getByText(heading)).toBeInTheDocument();
  });

  it('shows at most three banners, and a single one without controls', () => {
    const { unmount } = renderElement(<Hero banners={[...banners, ...banners]} />);
    expect(screen.getAllByLabelText(/^Slide \d of 3$/)).toHaveLength(3);
    unmount();
    renderElement(<Hero banners={banners.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
    wait(10_000);
    expect(visibleSlide()).toBe('Slide 1 of 1');
  });

  it('pauses and resumes by its button', () => {
    renderElement(<Hero banners={banners} />);
    press('Pause the slides');
    wait(10_000);
    expect(visibleSlide()).toBe('Slide 1 of 3');
    press('Play the slides');
    wait(3_000);
    expect(visibleSlide()).toBe('Slide 2 of 3');
  });

  it('pauses while the text is hovered or focused', () => {
    renderElement(<Hero banners={banners} />);
    const text = screen.getByText('One');
    fireEvent.pointerEnter(text);
    wait(10_000);
    expect(visibleSlide()).toBe('Slide 1 of 3');
    fireEvent.pointerLeave(text);
    act(() => screen.getByRole('link', { name: 'See the fabrics' }).focus());
    wait(10_000);
    expect(visibleSlide()).toBe('Slide 1 of 3');
    act(() => screen.getByRole('link', { name: 'See the fabrics' }).blur());
    wait(3_000);
    expect(visibleSlide()).toBe('Slide 2 of 3');
  });

  it('pauses while an indicator has focus', () => {
    renderElement(<Hero banners={banners} />);
    const indicator = screen.getByRole('button', { name: 'Show slide 2 of 3' });
    act(() => indicator.focus());
    wait(10_000);
    expect(visibleSlide()).toBe('Slide 1 of 3');
    act(() => indicator.blur());
    wait(3_000);
    expect(visibleSlide()).toBe('Slide 2 of 3');
  });

  it('does not autoplay with prefers-reduced-motion', () => {
    preferReducedMotion();
    renderElement(<Hero banners={banners} />);
    wait(10_000);
    expect(visibleSlide()).toBe('Slide 1 of 3');
    expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
    press('Show slide 2 of 3');
    expect(visibleSlide()).toBe('Slide 2 of 3');
  });

  it('is a polite live region only while paused', () => {
    renderElement(<Hero banners={banners} />);
    const slides = screen.getByLabelText('Slide 1 of 3').parentElement;
    expect(slides).toHaveAttribute('aria-live', 'off');
    press('Pause the slides');
    expect(slides).toHaveAttribute('aria-live', 'polite');
  });

  it('renders pause button and indicators before the slides', () => {
    renderElement(<Hero banners={banners} />);
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'Pause the slides',
      'Show slide 1 of 3',
      'Show slide 2 of 3',
      'Show slide 3 of 3',
    ]);
    const isBefore = Node.DOCUMENT_POSITION_FOLLOWING;
    const [pause] = screen.getAllByRole('button');
    expect(
      (pause?.compareDocumentPosition(screen.getByLabelText('Slide 1 of 3')) ?? 0) & isBefore,
    ).toBe(isBefore);
  });

  it('loads the first image with high priority and later ones when they are next', () => {
    renderElement(<Hero banners={banners} />);
    const first = imageOf(1);
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(imageOf(2)).toBeNull();
    if (first) fireEvent.load(first);
    expect(imageOf(2)).toHaveAttribute('fetchpriority', 'low');
    expect(imageOf(3)).toBeNull();
    press('Show slide 3 of 3');
    expect(imageOf(3)).not.toBeNull();
  });

  it('offers a portrait crop to portrait viewports', () => {
    const imagePortrait = '/media/banners/x-portrait/720x900-ccc4b7/720.webp';
    renderElement(<Hero banners={[{ image: '/media/x.webp', imagePortrait }]} />);
    const portraitSources = document.querySelectorAll('source[media="(max-aspect-ratio: 1/1)"]');
    const widths = [...portraitSources].map((source) => source.getAttribute('srcset'));
    expect(widths).toEqual([
      expect.stringContaining('x-portrait/720x900-ccc4b7/480.avif 480w'),
      expect.stringContaining('x-portrait/720x900-ccc4b7/480.webp 480w'),
    ]);
  });

  it('renders only the next slide when the first image has loaded', () => {
    renderElement(<Hero banners={banners} />);
    const elements = [1, 2, 3].map((n) => screen.getByLabelText(`Slide ${n} of 3`));
    elements.push(screen.getByRole('button', { name: /^Pause/ }));
    const renders = watchRenders(...elements);
    fireEvent.load(imageOf(1) ?? document.body);
    renders.stop();
    const [first, next, last, pause] = elements.map(renders.within);
    expect(next).toContain('HeroPicture');
    expect([first, last, pause]).toEqual([[], [], []]);
  });
});
