import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { AboutPage } from './AboutPage';

const meta = {
  title: 'Pages/About',
  tags: ['!autodocs'],
  component: AboutPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.about } },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
