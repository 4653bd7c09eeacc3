import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { seedAccount, seedWindows } from '@/fixtures/windows.fixtures';
import type { AppStore } from '@/store/makeStore';
import { windowsClaimed } from '@/store/slices/windowsSlice';
import { AccountNote } from './AccountNote';

const meta = preview.meta({
  component: AccountNote,
  parameters: { shop: { signedIn: true, fill: seedAccount('layla') } },
});

export const Default = meta.story();
export const SignedOut = meta.story({
  parameters: { shop: { signedIn: false, fill: seedWindows } },
});
/** The server has not responded, or stores no windows. */
export const OnDevice = meta.story({ parameters: { shop: { fill: seedWindows } } });
/** Another customer was signed in on this device before. */
export const OtherAccount = meta.story({
  parameters: { shop: { fill: seedAccount('omar', 'layla') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add them to my account' }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Waiting = meta.story({
  parameters: {
    shop: {
      fill: (store: AppStore) => {
        seedAccount('omar', 'layla')(store);
        store.dispatch(windowsClaimed('layla'));
      },
    },
  },
});
