import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SectionHead } from './SectionHead';

const meta = {
  title: 'Components/SectionHead',
  component: SectionHead,
  args: { id: 'head', title: 'Summer sale' },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Full: Story = {
  args: {
    overline: 'For a few weeks only',
    text: 'Our most-ordered fabrics of the season, now reduced.',
    action: 'View All Collection',
  },
};
export const LongText: Story = {
  args: { title: 'Schedule Your Complimentary Same-Day Consultation in Dubai' },
};
