import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { highlights } from '@/content/highlights';
import { HighlightCarousel } from '@/features/home/sections/HighlightCarousel';
import { preferReducedMotion } from '../../../support/preferReducedMotion';
import { renderElement } from '../../../support/renderElement';

/** The nine headings (product 3.5). */
const HEADINGS = [
  'exceptional quality materials',
  'innovative design and customization',
  'advanced functionality',
  'smart features',
  'aesthetic versatility',
  'premium installation and support',
  'brand exclusivity',
  'sustainability commitment',
  'warranty and guarantee',
];
const MAX_SCROLL = 1_000;

function renderCarousel() {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400 + MAX_SCROLL);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const view = renderElement(<HighlightCarousel />, { hasAllStyles: true });
  const carousel = screen.getByRole('list');
  const scrollBy = jest.fn<(options: ScrollToOptions) => void>();
  Object.assign(carousel, { scrollBy });
  return { ...view, carousel, scrollBy };
}
const arrow = (name: string) => screen.getByRole('button', { name });

describe('HighlightCarousel', () => {
  it('shows the nine cards in order', () => {
    const { carousel } = renderCarousel();
    const titles = within(carousel)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent.toLowerCase());
    expect(titles).toEqual(HEADINGS);
  });

  it('links to the feature page with the card as state and its slug in the URL', async () => {
    const { user, place } = renderCarousel();
    const [card] = highlights.en;
    await user.click(screen.getByRole('link', { name: card?.heading }));
    expect(place.current).toBe('/detailsPage?feature=exceptional-quality-materials');
    expect(place.state).toMatchObject({
      image: card?.image,
      heading: card?.heading,
      data: card?.data,
    });
  });

  it('scrolls by 310 px per click', async () => {
    const { user, carousel, scrollBy } = renderCarousel();
    await user.click(arrow('Next features'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 310, behavior: 'smooth' });
    carousel.scrollLeft = 310;
    fireEvent.scroll(carousel);
    await user.click(arrow('Previous features'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -310, behavior: 'smooth' });
  });

  it('has cards 290 px wide', () => {
    const { carousel } = renderCarousel();
    const [card] = within(carousel).getAllByRole('listitem');
    expect(card && getComputedStyle(card).width).toContain('290px');
    expect(getComputedStyle(carousel).gap).toBe('20px');
  });

  it('disables the button at either end', () => {
    const { carousel } = renderCarousel();
    expect(arrow('Previous features')).toHaveAttribute('aria-disabled', 'true');
    expect(arrow('Next features')).toHaveAttribute('aria-disabled', 'false');
    carousel.scrollLeft = MAX_SCROLL;
    fireEvent.scroll(carousel);
    expect(arrow('Previous features')).toHaveAttribute('aria-disabled', 'false');
    expect(arrow('Next features')).toHaveAttribute('aria-disabled', 'true');
  });

  it('scrolls without animation with prefers-reduced-motion', async () => {
    preferReducedMotion();
    const { user, scrollBy } = renderCarousel();
    await user.click(arrow('Next features'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 310, behavior: 'auto' });
  });
});
