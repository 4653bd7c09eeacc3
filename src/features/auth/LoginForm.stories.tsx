import type { StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { inBox } from '@/fixtures/inBox';
import { LoginForm } from './LoginForm';

const meta = preview.meta({
  component: LoginForm,
  decorators: [inBox({ maxWidth: 480 })],
  args: { initialEmail: '', onSent: () => undefined },
});

const pressLogin: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
};

export const Default = meta.story();
export const ComingBack = meta.story({
  name: 'Initial e-mail',
  args: { initialEmail: 'layla@sadeel.example' },
});

export const Error = meta.story({
  tags: ['error'],
  args: { initialEmail: 'layla@sadeel' },
  play: async (context) => {
    await pressLogin(context);
    await expect(context.canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Sending = meta.story({
  args: { initialEmail: 'layla@sadeel.example' },
  play: async (context) => {
    await pressLogin(context);
    await expect(context.canvas.getByRole('button')).toHaveTextContent('Loading....');
  },
});
