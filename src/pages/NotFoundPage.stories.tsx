import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Pages/Not found',
  tags: ['!autodocs'],
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', shop: { path: '/nowhere' } },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
