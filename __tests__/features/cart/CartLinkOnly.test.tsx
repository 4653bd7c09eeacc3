import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CartLinkOnly } from '@/features/cart/CartLinkOnly';
import { expectNamedControls } from '../../support/expectNamedControls';
import { renderElement } from '../../support/renderElement';

it('links to the cart page, and closes with the press', async () => {
  const onClose = jest.fn();
  const { user, place } = renderElement(<CartLinkOnly id="cart" onClose={onClose} />);
  expectNamedControls('CartLinkOnly');
  await user.click(screen.getByRole('link', { name: 'View cart' }));
  expect(place.current).toBe('/cart');
  expect(onClose).toHaveBeenCalledTimes(1);
});
