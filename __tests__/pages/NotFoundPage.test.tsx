import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

const open = (path: string) => renderAppWithFakeApi(path, () => ({ body: {} }));

describe('NotFoundPage', () => {
  it.each(['/nothing-here', '/products/almas', '/%E0%A4%A', '/__proto__'])(
    'is shown for %s',
    async (path) => {
      // The router warns of a path that it cannot decode.
      jest.spyOn(console, 'warn').mockReturnValue();
      await open(path);
      const heading = await screen.findByRole('heading', { level: 1 });
      expect(heading).toHaveTextContent('Nothing behind this curtain');
      expect(document.title).toBe('Page not found | Sadeel');
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    },
  );

  it('links to the product search', async () => {
    const { user, place } = await open('/nothing-here');
    await user.click(await screen.findByRole('link', { name: 'Search the fabrics' }));
    expect(place.current).toBe('/products');
    expect(await screen.findByRole('combobox')).toHaveFocus();
  });
});
