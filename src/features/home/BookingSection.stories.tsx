import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BookingSection } from './BookingSection';

const meta = {
  title: 'Features/Home/BookingSection',
  component: BookingSection,
  args: { children: 'The form stands here.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BookingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
