import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { inBox } from '@/fixtures/inBox';
import { LoginForm } from './LoginForm';

const meta = {
  title: 'Features/Auth/LoginForm',
  component: LoginForm,
  decorators: [inBox({ maxWidth: 480 })],
  args: { initialEmail: '', onSent: () => undefined },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressLogin: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
};

export const Default: Story = {};
export const ComingBack: Story = {
  name: 'Initial e-mail',
  args: { initialEmail: 'layla@sadeel.example' },
};

export const Error: Story = {
  tags: ['error'],
  args: { initialEmail: 'layla@sadeel' },
  play: async (context) => {
    await pressLogin(context);
    await expect(context.canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Sending: Story = {
  args: { initialEmail: 'layla@sadeel.example' },
  play: async (context) => {
    await pressLogin(context);
    await expect(context.canvas.getByRole('button')).toHaveTextContent('Loading....');
  },
};
