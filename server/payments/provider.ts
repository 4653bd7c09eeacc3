import type { PaymentProviderName } from '../db/orderTables.ts';

/** What a provider needs to take a payment. Amounts in the minor unit of `currency`. */
export interface PaymentRequest {
  /** Ours; sent as the provider's idempotency key, so that a retry never makes a second payment. */
  paymentId: string;
  orderNumber: string;
  amountMinor: number;
  currency: string;
  /** When the page may close at the latest. */
  expiresAt: Date;
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
  /** open: the customer can still pay; processing: the customer has paid, the money is not there yet. */
  outcome: 'open' | 'processing' | 'expired' | 'declined' | 'paid' | 'refunded';
  amountMinor: number;
  currency: string;
}

/** News a provider sent by itself. */
export interface PaymentEvent {
  eventId: string;
  type: string;
  /** The payment it is about; undefined when it is about nothing we follow. */
  reference: string | undefined;
  /** What it says; undefined when the provider has to be asked. */
  report: PaymentReport | undefined;
}

/** Thrown when a webhook is not signed by the provider. */
export class UntrustedEventError extends Error {}

/** Thrown when the provider answered that it will not do this: the same request would be refused again. */
export class PaymentRefusedError extends Error {}

/** A way to take money, and to give it back. Every call may fail or take as long as the provider's time limit. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** What is charged for an amount in fils. */
  priceOf: (totalMinor: number) => { amountMinor: number; currency: string };
  /**
   * Opens a page to pay on.
   * @throws PaymentRefusedError
   */
  start: (request: PaymentRequest) => Promise<StartedPayment>;
  /** Asks how a payment stands. */
  look: (reference: string) => Promise<PaymentReport>;
  /** Like look, and takes the money where the customer has agreed to it. */
  collect: (reference: string) => Promise<PaymentReport>;
  /**
   * Returns all money of a payment, once however often it is called.
   * @returns the provider's id of the refund
   */
  refund: (payment: { id: string; reference: string }) => Promise<string>;
  /**
   * Reads news on its raw body.
   * @throws UntrustedEventError
   */
  readEvent: (rawBody: string, headers: Headers) => Promise<PaymentEvent>;
}

/** Where a provider's API is and how long it may take; the real one when left out. */
export interface ProviderApi {
  base?: URL;
  timeoutMs?: number;
}

/** Shorter than what a shopper's browser waits for us. */
export const PROVIDER_TIMEOUT_MS = 9000;

/**
 * Whether an answer settles that a request was refused. Not so: somebody else is doing it just now (409), too many
 * requests (429), and an answer that is none, such as a proxy's page.
 */
export function isRefusal(statusCode: number | undefined): boolean {
  return statusCode !== undefined && statusCode >= 400 && statusCode !== 409 && statusCode !== 429;
}
