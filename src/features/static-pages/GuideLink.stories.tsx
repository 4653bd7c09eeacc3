import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/components/Button';
import { GuideLink } from './GuideLink';

const meta = {
  title: 'Features/StaticPages/GuideLink',
  component: GuideLink,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Find the blind for your window',
    text: 'Four kinds, and the rooms each is good at.',
    children: <Button>Compare the blinds</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof GuideLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
