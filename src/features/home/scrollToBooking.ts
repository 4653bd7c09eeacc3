import { BOOKING_ANCHOR } from '@/lib/paths';

/** Brings the booking section into view and focus to its heading, smoothly unless motion is unwanted. */
export function scrollToBooking(isInstant: boolean): void {
  const section = document.getElementById(BOOKING_ANCHOR);
  section?.scrollIntoView({ behavior: isInstant ? 'auto' : 'smooth', block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
