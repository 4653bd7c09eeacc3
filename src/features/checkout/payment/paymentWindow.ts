import type { Translate } from '@/i18n/createI18n';
import { messages } from '../messages';

/** Empty window that later loads the payment page. */
export interface PaymentWindow {
  /** Navigates the window; `false` when it was blocked or closed. */
  goTo: (url: string) => boolean;
  close: () => void;
}

/**
 * Opens the payment window during the click, because browsers block windows opened after a response.
 * It has no `opener` (product 9.10).
 */
export function openPaymentWindow(t: Translate): PaymentWindow {
  const page = window.open('', '_blank');
  if (page !== null) {
    page.opener = null;
    page.document.title = t(messages.openingPayment);
    page.document.body.textContent = t(messages.openingPayment);
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
