import preview from '#.storybook/preview';
import { appointment } from '@/content/appointment';
import { AppointmentSection } from './AppointmentSection';

const meta = preview.meta({
  component: AppointmentSection,
  parameters: { layout: 'fullscreen' },
  args: { ...appointment.en, children: 'The form stands here.' },
});

export const Default = meta.story();
