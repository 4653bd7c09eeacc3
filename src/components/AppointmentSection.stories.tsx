import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { appointment } from '@/content/appointment';
import { AppointmentSection } from './AppointmentSection';

const meta = {
  title: 'Components/AppointmentSection',
  component: AppointmentSection,
  parameters: { layout: 'fullscreen' },
  args: { ...appointment.en, children: 'The form stands here.' },
} satisfies Meta<typeof AppointmentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
