import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { TopBar } from '@/app/layout/TopBar';
import { renderElement } from '../../support/renderElement';

const bar = () => screen.getByRole('banner');
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main', hidden: true })).getAllByRole('link', {
    hidden: true,
  });

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

describe('TopBar', () => {
  it('links to six pages in order (product 2.5)', () => {
    renderElement(<TopBar />);
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Categories', '/Categories'],
      ['Our Works', '/our-works'],
      ['FAQ', '/FAQ'],
      ['Orders', '/MyOrders'],
    ]);
  });

  it('links to the fabrics, apart from the six pages', () => {
    renderElement(<TopBar />, { path: '/products' });
    const fabrics = within(bar()).getByRole('link', { name: 'Fabrics', hidden: true });
    expect(fabrics).toHaveAttribute('href', '/products');
    expect(fabrics).toHaveAttribute('aria-current', 'page');
    expect(links()).not.toContain(fabrics);
  });

  it.each([
    ['/about', 'About Us'],
    ['/categories', 'Categories'],
    ['/', 'Home'],
  ])('on %s marks %s as the current page', (path, label) => {
    renderElement(<TopBar />, { path });
    const current = links().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([label]);
  });

  it('opens the products page with the search overlay', async () => {
    const { user, place } = renderElement(<TopBar />);
    await user.click(screen.getByRole('link', { name: 'Search' }));
    expect(place.current).toBe('/products');
    expect(place.state).toEqual({ search: true });
  });

  it('renders the cart button', () => {
    renderElement(<TopBar />);
    expect(screen.getByRole('button', { name: /cart/i })).toBeVisible();
  });

  it('hides when scrolling down and shows when scrolling up', () => {
    renderElement(<TopBar />);
    scrollTo(60);
    expect(bar()).toHaveAttribute('data-hidden', 'false');
    scrollTo(900);
    expect(bar()).toHaveAttribute('data-hidden', 'true');
    scrollTo(880);
    expect(bar()).toHaveAttribute('data-hidden', 'false');
    scrollTo(1_200);
    scrollTo(0);
    expect(bar()).toHaveAttribute('data-hidden', 'false');
  });
});
