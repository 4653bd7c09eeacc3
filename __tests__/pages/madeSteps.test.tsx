import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeShop, linen } from '../support/madeToMeasure/fakeShop';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

/** A screen narrower than the breakpoint of two columns. */
beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list: Partial<MediaQueryList> = {
      media,
      matches: media.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    return list as MediaQueryList;
  });
});

const step = (name: RegExp) => screen.getByRole('button', { name });

describe('The steps of a finished window on a phone (product 16.28)', () => {
  it('are open one at a time, and close to a line with the answer', async () => {
    const { user } = await renderAppWithFakeApi(
      '/product-detail?id=almas-ivory-linen&size=made',
      fakeShop(linen, () => ({ price: 4498, currency: 'AED', priceTableVersion: 1 })),
      { signedIn: true },
    );
    await user.type(await screen.findByRole('textbox', { name: 'Width of the window' }), '241');
    await user.type(screen.getByRole('textbox', { name: /^Drop/ }), '265');
    expect(screen.queryByRole('radio', { name: /^Wave/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next: How it hangs' }));
    expect(step(/^Window 241 × 265 cm Change$/)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('region', { name: 'How it hangs' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /^Triple/ }));
    await user.click(step(/^Lining and layers Without lining/));
    expect(step(/^How it hangs Triple .*, Track on the ceiling, .* Change$/)).toBeVisible();

    const bar = within(screen.getByRole('group', { name: 'Price for your window' }));
    const opener = bar.getByRole('button', { name: 'What it includes' });
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(bar.getByRole('row', { name: /^Making 6 widths AED 810/ })).toBeVisible();

    await user.click(bar.getByRole('button', { name: 'Add to Cart' }));
    expect(screen.getByRole('group', { name: 'Who measures?' })).toHaveAccessibleDescription(
      'Please choose who measures first.',
    );
    expect(screen.getByRole('img', { name: /^Finished .* and 265 cm long/ })).toBeVisible();
  });
});
