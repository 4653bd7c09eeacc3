import { describe, expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { AccountBar } from '@/features/auth/AccountBar';
import { signedIn } from '@/store/slices/authSlice';
import { makeTheme } from '@/theme/theme';
import { createTestStore } from '../../support/fakeApi';
import { buildSession } from '@/fixtures/session.fixtures';

const theme = makeTheme();

function showBar() {
  const shop = createTestStore();
  render(
    <ThemeProvider theme={theme}>
      <Provider store={shop.store}>
        <AccountBar />
      </Provider>
    </ThemeProvider>,
  );
  return { ...shop, user: userEvent.setup() };
}

describe('AccountBar (product 10.10)', () => {
  it('shows the e-mail and sends one logout request for a double click', async () => {
    const { store, api, user, visited } = showBar();
    act(() => void store.dispatch(signedIn(buildSession())));
    expect(await screen.findByText('layla@sadeel.example')).toBeVisible();
    api.respond = () => new Promise((resolve) => setTimeout(() => resolve({ body: {} }), 50));

    await user.dblClick(screen.getByRole('button', { name: 'Log out' }));

    await waitFor(() => expect(visited).toEqual([{ to: '/', state: undefined }]));
    expect(api.to('/user/logout')).toHaveLength(1);
    expect(screen.queryByText('layla@sadeel.example')).toBeNull();
  });

  it('renders nothing for a visitor', () => {
    showBar();

    expect(screen.queryByRole('button')).toBeNull();
  });
});
