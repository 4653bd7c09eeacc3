import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
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

const meta = {
  title: 'Pages/Account',
  tags: ['!autodocs'],
  component: AccountPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.account, signedIn: true, fill: fillWith() },
  },
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };

/** No windows, no name, no addresses, and this device only. */
export const Empty: Story = {
  parameters: {
    shop: {
      fill: fillWith(
        withAccount([buildAccountSession({ isCurrent: true })], { windowCount: 0 }),
        withAddresses(),
      ),
    },
  },
};

export const LongText: Story = {
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
};

export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };

/** Details and links only. */
export const ErrorNoAccountRequests: Story = {
  tags: ['error'],
  parameters: { shop: refused('Not found', 404) },
};

export const Everywhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
