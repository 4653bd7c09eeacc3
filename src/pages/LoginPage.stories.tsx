import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { LoginPage } from './LoginPage';

const meta = {
  title: 'Pages/Login',
  tags: ['!autodocs'],
  component: LoginPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.login } },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
