import type { StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CloseAccountDialog } from './CloseAccountDialog';

const meta = preview.meta({
  component: CloseAccountDialog,
  tags: ['!autodocs'],
  parameters: {
    shop: { signedIn: true, respond: () => Response.json({ message: 'Sent.' }) },
    docs: { story: { inline: false, height: '560px' } },
  },
  args: { isOpen: true, email: 'layla@sadeel.example', onClose: fn() },
});
type Play = NonNullable<StoryObj['play']>;

const sendCode: Play = async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
};

export const Default = meta.story();

export const Code = meta.story({
  play: async (context) => {
    await sendCode(context);
    await expect(await screen.findByRole('textbox', { name: '6-digit code' })).toHaveFocus();
  },
});

export const ErrorIncompleteCode = meta.story({
  tags: ['error'],
  play: async (context) => {
    await sendCode(context);
    await context.userEvent.type(await screen.findByRole('textbox'), '12{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('six digits');
  },
});

const message =
  'Your orders SDL-261121-7K3QF, SDL-261118-9PXWT are not finished. You can close your account once they are delivered, or cancelled and refunded.';

/** Orders that are not finished are named. */
export const ErrorRefused = meta.story({
  tags: ['error'],
  parameters: { shop: { respond: () => Response.json({ message }, { status: 409 }) } },
  play: async (context) => {
    await sendCode(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('SDL-261118-9PXWT');
  },
});

export const Loading = meta.story({ parameters: { shop: { respond: undefined } }, play: sendCode });
export const LongText = meta.story({ args: { email: `${'layla.'.repeat(9)}@sadeel.example` } });
