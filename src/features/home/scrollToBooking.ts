import { BOOKING_ANCHOR } from '@/lib/paths';

/** Scrolls to the booking section and focuses its heading. */
export function scrollToBooking(isInstant: boolean): void {
  const section = document.getElementById(BOOKING_ANCHOR);
  section?.scrollIntoView({ behavior: isInstant ? 'auto' : 'smooth', block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
