import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { NameForm } from './NameForm';

const meta = preview.meta({
  component: NameForm,
  parameters: { shop: { signedIn: true } },
  args: { name: 'Layla Haddad', isDisabled: false },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { name: '' } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({ args: { name: 'Layla '.repeat(13).trim() } });

export const Saving = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save name' });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
});
