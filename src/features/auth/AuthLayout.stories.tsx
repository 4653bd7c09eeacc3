import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { english } from '@/fixtures/english';
import { AuthLayout } from './AuthLayout';
import { LoginForm } from './LoginForm';
import { messages } from './messages';

const meta = {
  title: 'Features/Auth/AuthLayout',
  component: AuthLayout,
  args: {
    title: english(messages.loginTitle),
    help: english(messages.loginHelp),
    children: <LoginForm initialEmail="" onSent={() => undefined} />,
  },
  parameters: { layout: 'fullscreen' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
