import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Main } from '@/app/layout/Main';
import { lazyPage } from '@/app/routing/lazyPage';
import { setOffline } from '../../support/goOffline';
import { renderElement } from '../../support/renderElement';

const ShowroomPage = () => <h1>Our showrooms</h1>;

describe('a page whose chunk failed to load offline', () => {
  it('opens by itself when the connection returns', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    setOffline(true);
    const load = jest.fn(() =>
      navigator.onLine
        ? Promise.resolve({ ShowroomPage })
        : Promise.reject(new TypeError('offline')),
    );
    renderElement(<Main>{lazyPage('ShowroomPage', load).element}</Main>);
    expect(
      await screen.findByRole('heading', { name: 'This page is not saved on your device.' }),
    ).toBeVisible();
    setOffline(false);
    expect(await screen.findByRole('heading', { name: 'Our showrooms' })).toBeVisible();
    expect(screen.queryByText(/new version of the shop/)).not.toBeInTheDocument();
  });
});
