import { messages } from '../messages';

/** A window that waits for the address of the payment page. */
export interface PaymentWindow {
  /** Leads the window there; false when the browser blocked it or the shopper has closed it. */
  goTo: (url: string) => boolean;
  close: () => void;
}

/**
 * Opens an empty window while the press of the button still counts, because browsers block one that is opened after
 * the server's answer. It cannot reach back to the shop (product 9.10).
 */
export function openPaymentWindow(): PaymentWindow {
  const page = window.open('', '_blank');
  if (page !== null) {
    page.opener = null;
    page.document.title = messages.openingPayment;
    page.document.body.textContent = messages.openingPayment;
  }
  return {
    goTo: (url) => {
      if (page === null || page.closed) return false;
      page.location.replace(url);
      return true;
    },
    close: () => page?.close(),
  };
}
