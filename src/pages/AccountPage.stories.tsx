import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { buildAccountSession, withAccount } from '@/fixtures/account.fixtures';
import { paths } from '@/lib/paths';
import { AccountPage } from './AccountPage';

const meta = {
  title: 'Pages/Account',
  tags: ['!autodocs'],
  component: AccountPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.account, signedIn: true, fill: withAccount() },
  },
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const refuse = (status: number) => ({
  fill: () => undefined,
  respond: () => Response.json({ message: 'Please try again.' }, { status }),
});

export const Default: Story = {};
export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };

/** No windows, no name, and this device only. */
export const Empty: Story = {
  parameters: {
    shop: { fill: withAccount([buildAccountSession({ isCurrent: true })], { windowCount: 0 }) },
  },
};

export const LongText: Story = {
  parameters: {
    shop: {
      fill: withAccount([
        buildAccountSession({ browser: 'Browser'.repeat(5), system: 'Operating'.repeat(4) }),
        buildAccountSession({ _id: 'this', isCurrent: true }),
      ]),
    },
  },
};

export const Error: Story = { tags: ['error'], parameters: { shop: refuse(409) } };

/** Details and links only. */
export const ErrorNoAccountRequests: Story = {
  tags: ['error'],
  parameters: { shop: refuse(404) },
};

export const Everywhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
