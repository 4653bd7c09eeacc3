import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

jest.mock('@/app/layout/MobileMenu', () => {
  throw new Error('ChunkLoadError');
});

it('shows a toast when the chunk of a dialog fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderAppWithFakeApi('/about', () => ({ body: {} }));

  await user.click(screen.getByRole('button', { name: 'Open menu' }));

  expect(await screen.findByText(/We could not open this/)).toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: 'Open menu', expanded: false }),
  ).toBeInTheDocument();
});
