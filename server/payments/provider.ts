import type { PaymentProviderName } from '../db/orderTables.ts';

/** What a provider needs to take a payment. Amounts in the minor unit of `currency`. */
export interface PaymentRequest {
  /** Ours; sent as the provider's idempotency key, so that a retry never makes a second payment. */
  paymentId: string;
  orderNumber: string;
  amountMinor: number;
  currency: string;
  /** To fill in for the customer, when it is an address at all. */
  email: string | undefined;
  /** Absolute addresses the provider comes back to. */
  returnUrl: string;
  cancelUrl: string;
}

export interface StartedPayment {
  /** The provider's id of the payment. */
  reference: string;
  /** Where the customer pays. */
  url: string;
}

/** What a provider says about a payment. */
export interface PaymentReport {
  reference: string;
  outcome: 'open' | 'paid' | 'declined' | 'expired';
  amountMinor: number;
  currency: string;
}

/** News a provider sent by itself. */
export interface PaymentEvent {
  eventId: string;
  type: string;
  /** Undefined when the news is about nothing we follow. */
  report: PaymentReport | undefined;
}

/** Thrown when a webhook is not signed by the provider. */
export class UntrustedEventError extends Error {}

/** A way to take money. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** What is charged for an amount in fils. */
  priceOf: (totalMinor: number) => { amountMinor: number; currency: string };
  /** Where the provider sends the customer back to: straight to the order, or by way of us. */
  start: (request: PaymentRequest) => Promise<StartedPayment>;
  /** Asks how a payment stands, and collects it when the customer has agreed. */
  confirm: (reference: string) => Promise<PaymentReport>;
  /**
   * Reads news on its raw body.
   * @throws UntrustedEventError
   */
  readEvent: (rawBody: string, headers: Headers) => Promise<PaymentEvent>;
}
