import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { seedAccount, seedWindows } from '@/fixtures/windows.fixtures';
import type { AppStore } from '@/store/makeStore';
import { windowsClaimed } from '@/store/slices/windowsSlice';
import { AccountNote } from './AccountNote';

const meta = {
  title: 'Features/Windows/AccountNote',
  component: AccountNote,
  parameters: { shop: { signedIn: true, fill: seedAccount('layla') } },
} satisfies Meta<typeof AccountNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedOut: Story = { parameters: { shop: { signedIn: false, fill: seedWindows } } };
/** The server has not responded, or stores no windows. */
export const OnDevice: Story = { parameters: { shop: { fill: seedWindows } } };
/** Another customer was signed in on this device before. */
export const OtherAccount: Story = {
  parameters: { shop: { fill: seedAccount('omar', 'layla') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add them to my account' }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Waiting: Story = {
  parameters: {
    shop: {
      fill: (store: AppStore) => {
        seedAccount('omar', 'layla')(store);
        store.dispatch(windowsClaimed('layla'));
      },
    },
  },
};
