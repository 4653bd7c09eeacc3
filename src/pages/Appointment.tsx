import { later } from '@/components/later';

/** The appointment form at the foot of a page; its code has time until somebody comes near it. */
export const Appointment = later(
  'appointment',
  async () =>
    (await import(/* webpackChunkName: "AppointmentHalf" */ './AppointmentHalf')).AppointmentHalf,
);
