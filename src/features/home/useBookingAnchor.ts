import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BOOKING_ANCHOR } from '@/lib/paths';
import { scrollToBooking } from './scrollToBooking';

/** Makes an address that ends in the booking anchor work although the page is drawn after it was opened. */
export function useBookingAnchor(): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    if (hash === `#${BOOKING_ANCHOR}`) scrollToBooking(true);
  }, [hash, key]);
}
