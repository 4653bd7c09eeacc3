import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Marquee } from './Marquee';

const meta = {
  title: 'Features/Home/Marquee',
  component: Marquee,
  args: { items: [{ content: 'Free same-day visits' }, { content: 'Made in Dubai' }] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromServer: Story = {};
export const Defaults: Story = { args: { items: [] } };
