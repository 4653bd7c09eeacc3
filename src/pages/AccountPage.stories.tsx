import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { buildAccountSession, withAccount } from '@/fixtures/account.fixtures';
import { office, villa, withAddresses } from '@/fixtures/addresses.fixtures';
import { refused } from '@/fixtures/refused';
import { paths } from '@/lib/paths';
import type { AppStore } from '@/store/makeStore';
import { AccountPage } from './AccountPage';

/** The account with its addresses, the first two by default. */
const fillWith =
  (fillAccount = withAccount(), fillAddresses = withAddresses(villa, office)) =>
  (store: AppStore) => {
    fillAccount(store);
    fillAddresses(store);
  };

const meta = preview.meta({
  tags: ['!autodocs'],
  component: AccountPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.account, signedIn: true, fill: fillWith() },
  },
});

export const Default = meta.story();
export const Loading = meta.story({ parameters: { shop: { fill: () => undefined } } });

/** No windows, no name, no addresses, and this device only. */
export const Empty = meta.story({
  parameters: {
    shop: {
      fill: fillWith(
        withAccount([buildAccountSession({ isCurrent: true })], { windowCount: 0 }),
        withAddresses(),
      ),
    },
  },
});

export const LongText = meta.story({
  parameters: {
    shop: {
      fill: fillWith(
        withAccount([
          buildAccountSession({ browser: 'Browser'.repeat(5), system: 'Operating'.repeat(4) }),
          buildAccountSession({ _id: 'this', isCurrent: true }),
        ]),
      ),
    },
  },
});

export const Error = meta.story({ tags: ['error'], parameters: { shop: refused() } });

/** Details and links only. */
export const ErrorNoAccountRequests = meta.story({
  tags: ['error'],
  parameters: { shop: refused('Not found', 404) },
});

export const Everywhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
