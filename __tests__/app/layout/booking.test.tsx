import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Footer } from '@/app/layout/Footer';
import { TopBar } from '@/app/layout/TopBar';
import { heroSlides } from '@/content/heroSlides';
import { HeroSlide } from '@/features/home/hero/HeroSlide';
import { ProductPromises } from '@/features/products/attributes/ProductPromises';
import { renderElement } from '../../support/renderElement';

const [banner] = heroSlides.en;
const slide = (
  <HeroSlide
    banner={banner ?? { image: '' }}
    position={1}
    total={1}
    isActive
    mayLoad={false}
    pauseProps={{}}
  />
);

/** The visit is one press away on every page; the menu is tested in MobileMenu.test.tsx. */
describe('links to the booking section', () => {
  it.each([
    ['hero', slide, 'Book a free visit'],
    ['top bar', <TopBar key="bar" />, 'Book a free visit'],
    ['footer', <Footer key="footer" />, 'Book a free visit'],
    ['promises of a product', <ProductPromises key="promises" soldAs="metre" />, /measuring visit/],
  ])('has one in the %s', (_place, element, name) => {
    renderElement(element);
    // By text: the top bar of a phone hides its link.
    const link = screen.getByText(name).closest('a');
    expect(link).toHaveAttribute('href', '/#bookingID');
  });
});
