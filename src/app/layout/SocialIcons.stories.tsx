import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SocialIcons } from './SocialIcons';

const meta = {
  title: 'Layout/SocialIcons',
  component: SocialIcons,
  args: { names: ['Facebook', 'Instagram', 'X', 'LinkedIn'] },
} satisfies Meta<typeof SocialIcons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
