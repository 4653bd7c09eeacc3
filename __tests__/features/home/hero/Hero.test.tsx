import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { heroSlides } from '@/content/heroSlides';
import { Hero } from '@/features/home/hero/Hero';
import { preferStillness } from '../../../support/preferStillness';
import { watchRenders } from '../../../support/renderLog';
import { renderPiece } from '../../../support/renderPiece';

const banners = ['One', 'Two', 'Three'].map((heading) => ({
  image: `/media/${heading}.webp`,
  heading,
  text: `Text of ${heading}`,
}));

/** Heading of the slide that is shown; the others are out of reach. */
function shown(): string {
  const slides = screen
    .getAllByLabelText(/^Slide \d of \d$/)
    .filter((slide) => !slide.hasAttribute('inert'));
  expect(slides).toHaveLength(1);
  return slides[0]?.getAttribute('aria-label') ?? '';
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pictureOf = (position: number) =>
  screen.getByLabelText(`Slide ${position} of 3`).querySelector('img');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('hero carousel', () => {
  it('moves on every 3 s and wraps over three slides', () => {
    renderPiece(<Hero banners={banners} />);
    expect(shown()).toBe('Slide 1 of 3');
    wait(2_999);
    expect(shown()).toBe('Slide 1 of 3');
    wait(1);
    expect(shown()).toBe('Slide 2 of 3');
    wait(3_000);
    expect(shown()).toBe('Slide 3 of 3');
    wait(3_000);
    expect(shown()).toBe('Slide 1 of 3');
  });

  it('takes 1 s to fade from one slide to the next', () => {
    renderPiece(<Hero banners={banners} />);
    const slide = screen.getByLabelText('Slide 1 of 3');
    expect(getComputedStyle(slide).transition).toMatch(/^opacity 1000ms/);
  });

  it('jumps to the slide whose indicator is pressed and gives it its full time', () => {
    renderPiece(<Hero banners={banners} />);
    wait(2_000);
    press('Show slide 3 of 3');
    expect(shown()).toBe('Slide 3 of 3');
    expect(screen.getByRole('button', { name: 'Show slide 3 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    wait(2_999);
    expect(shown()).toBe('Slide 3 of 3');
    wait(1);
    expect(shown()).toBe('Slide 1 of 3');
  });

  it('shows image, heading and text of the server', () => {
    renderPiece(<Hero banners={banners} />);
    const slide = within(screen.getByLabelText('Slide 1 of 3'));
    expect(slide.getByText('One')).toBeVisible();
    expect(slide.getByText('Text of One')).toBeVisible();
    expect(pictureOf(1)).toHaveAttribute('src', '/media/One.webp');
  });

  it('shows its own three slides when the server sends none', () => {
    renderPiece(<Hero banners={[]} />);
    expect(screen.getAllByLabelText(/^Slide \d of 3$/)).toHaveLength(3);
    for (const { heading } of heroSlides) expect(screen.getByText(heading)).toBeInTheDocument();
  });

  it('shows three of more, and one without controls', () => {
    const { unmount } = renderPiece(<Hero banners={[...banners, ...banners]} />);
    expect(screen.getAllByLabelText(/^Slide \d of 3$/)).toHaveLength(3);
    unmount();
    renderPiece(<Hero banners={banners.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
    wait(10_000);
    expect(shown()).toBe('Slide 1 of 1');
  });

  it('stops at the button and goes on from there', () => {
    renderPiece(<Hero banners={banners} />);
    press('Pause the slides');
    wait(10_000);
    expect(shown()).toBe('Slide 1 of 3');
    press('Play the slides');
    wait(3_000);
    expect(shown()).toBe('Slide 2 of 3');
  });

  it('stands still while the pointer or focus is on the words', () => {
    renderPiece(<Hero banners={banners} />);
    const words = screen.getByText('One');
    fireEvent.pointerEnter(words);
    wait(10_000);
    expect(shown()).toBe('Slide 1 of 3');
    fireEvent.pointerLeave(words);
    act(() => screen.getByRole('link').focus());
    wait(10_000);
    expect(shown()).toBe('Slide 1 of 3');
    act(() => screen.getByRole('link').blur());
    wait(3_000);
    expect(shown()).toBe('Slide 2 of 3');
  });

  it('stands still while the keyboard is on an indicator', () => {
    renderPiece(<Hero banners={banners} />);
    const indicator = screen.getByRole('button', { name: 'Show slide 2 of 3' });
    act(() => indicator.focus());
    wait(10_000);
    expect(shown()).toBe('Slide 1 of 3');
    act(() => indicator.blur());
    wait(3_000);
    expect(shown()).toBe('Slide 2 of 3');
  });

  it('moves only by hand where motion is unwanted', () => {
    preferStillness();
    renderPiece(<Hero banners={banners} />);
    wait(10_000);
    expect(shown()).toBe('Slide 1 of 3');
    expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
    press('Show slide 2 of 3');
    expect(shown()).toBe('Slide 2 of 3');
  });

  it('is silent while it moves and speaks when it is moved by hand', () => {
    renderPiece(<Hero banners={banners} />);
    const slides = screen.getByLabelText('Slide 1 of 3').parentElement;
    expect(slides).toHaveAttribute('aria-live', 'off');
    press('Pause the slides');
    expect(slides).toHaveAttribute('aria-live', 'polite');
  });

  it('offers pause and indicators before the slides', () => {
    renderPiece(<Hero banners={banners} />);
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

  it('fetches the first picture first and a later one only when its turn is near', () => {
    renderPiece(<Hero banners={banners} />);
    const first = pictureOf(1);
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(pictureOf(2)).toBeNull();
    if (first) fireEvent.load(first);
    expect(pictureOf(2)).toHaveAttribute('fetchpriority', 'low');
    expect(pictureOf(3)).toBeNull();
    press('Show slide 3 of 3');
    expect(pictureOf(3)).not.toBeNull();
  });

  it('offers another crop to upright screens', () => {
    const imagePortrait = '/media/banners/x-portrait/720x900-ccc4b7/720.webp';
    renderPiece(<Hero banners={[{ image: '/media/x.webp', imagePortrait }]} />);
    const upright = document.querySelectorAll('source[media="(max-aspect-ratio: 1/1)"]');
    const widths = [...upright].map((source) => source.getAttribute('srcset'));
    expect(widths).toEqual([
      expect.stringContaining('x-portrait/720x900-ccc4b7/480.avif 480w'),
      expect.stringContaining('x-portrait/720x900-ccc4b7/480.webp 480w'),
    ]);
  });

  it('renders only the slide that comes next when the first picture has arrived', () => {
    renderPiece(<Hero banners={banners} />);
    const places = [1, 2, 3].map((n) => screen.getByLabelText(`Slide ${n} of 3`));
    places.push(screen.getByRole('button', { name: /^Pause/ }));
    const renders = watchRenders(...places);
    fireEvent.load(pictureOf(1) ?? document.body);
    renders.stop();
    const [first, next, last, pause] = places.map(renders.within);
    expect(next).toContain('HeroPicture');
    expect([first, last, pause]).toEqual([[], [], []]);
  });
});
