import { screen } from '@testing-library/react';
import type { renderApp } from './renderApp';
import type { TestServer } from './testServer';
import { enter } from './enter';

/** Signs in at /login with the code of the mail. */
export async function signInByMail(
  { user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>,
  server: TestServer,
  email: string,
): Promise<void> {
  await enter(user, await screen.findByRole('textbox', { name: 'E-mail address' }), email);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Enter OTP to Verify' });
  await user.keyboard(await server.outbox.lastCode(email));
  await user.dblClick(screen.getByRole('button', { name: 'Verify' }));
}
