import { lazyHydrate } from '@/components/lazyHydrate';

/** Lazily hydrated appointment form at the end of a page. */
export const Appointment = lazyHydrate(
  'appointment',
  async () =>
    (await import(/* webpackChunkName: "appointment" */ './AppointmentBelowFold'))
      .AppointmentBelowFold,
);
