import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { PrivacyPage } from './PrivacyPage';

const meta = {
  title: 'Pages/Privacy',
  tags: ['!autodocs'],
  component: PrivacyPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.privacy } },
} satisfies Meta<typeof PrivacyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
