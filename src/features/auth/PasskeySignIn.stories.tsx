import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { PasskeySignIn } from './PasskeySignIn';

const meta = preview.meta({
  component: PasskeySignIn,
  decorators: [inBox({ maxWidth: 480 })],
  parameters: {
    shop: { respond: () => Response.json({ options: { challenge: 'c2FkZWVs' } }) },
  },
});

/** What the login page adds where server and browser have passkeys. */
export const Default = meta.story();
