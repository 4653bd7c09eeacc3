import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { AccountBar } from '@/features/auth/AccountBar';
import { signedIn } from '@/store/slices/authSlice';
import { buildSession } from '@/fixtures/session.fixtures';
import { renderElement } from '../../support/renderElement';

describe('AccountBar (product 10.10)', () => {
  it('shows the e-mail and sends one logout request for a double click', async () => {
    const { store, api, user, visited } = renderElement(<AccountBar />);
    act(() => void store.dispatch(signedIn(buildSession())));
    expect(await screen.findByText('layla@sadeel.example')).toBeVisible();
    let answer: (reply: { body: object }) => void = () => undefined;
    api.respond = () => new Promise((resolve) => (answer = resolve));

    await user.dblClick(screen.getByRole('button', { name: 'Log out' }));
    answer({ body: {} });

    await waitFor(() => expect(visited).toEqual([{ to: '/', state: undefined }]));
    expect(api.to('/user/logout')).toHaveLength(1);
    expect(screen.queryByText('layla@sadeel.example')).toBeNull();
  });

  it('links to the account, except on its page (product 10.13)', () => {
    const { store, update } = renderElement(<AccountBar />);
    act(() => void store.dispatch(signedIn(buildSession())));
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
    update(<AccountBar isOnAccountPage />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('renders nothing for a visitor', () => {
    renderElement(<AccountBar />);

    expect(screen.queryByRole('button')).toBeNull();
  });
});
