import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { AccountBlock } from './AccountBlock';

const meta = preview.meta({ component: AccountBlock, decorators: [inBox({ maxWidth: 312 })] });

export const Default = meta.story();
export const Customer = meta.story({ parameters: { shop: { signedIn: true } } });
/** The button is disabled during the request. */
export const LoggingOut = meta.story({
  parameters: { shop: { signedIn: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
});
