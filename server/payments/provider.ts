import type { Language } from '../../src/contract/common.ts';
import type { PaymentProviderName } from '../db/orderTables.ts';
import type { OrderFacts } from '../repositories/orderFacts.ts';

/** A payment to start. Amounts are in the minor unit of `currency`. */
export interface PaymentRequest {
  /** Id in our database, and idempotency key of the request. */
  paymentId: string;
  orderNumber: string;
  /** Language of the payment page. */
  language: Language;
  amountMinor: number;
  currency: string;
  /** Latest expiry of the payment page. */
  expiresAt: Date;
  /** Prefills the payment page; `undefined` if invalid. */
  email: string | undefined;
  /** Absolute URLs to which the provider redirects. */
  returnUrl: string;
  cancelUrl: string;
  /** Reads what a provider that pays in advance wants to know. */
  readFacts: () => Promise<OrderFacts>;
}

/** Totals that a provider accepts, in fils. */
export interface OrderLimits {
  minMinor: number;
  maxMinor: number;
}

export interface StartedPayment {
  /** The provider's id of the payment. */
  reference: string;
  /** URL of the payment page. */
  url: string;
}

/** Status of a payment at the provider. */
export interface PaymentReport {
  reference: string;
  /** open: the customer can still pay; processing: the customer has paid, the money has not arrived. */
  outcome: 'open' | 'processing' | 'expired' | 'declined' | 'paid' | 'refunded';
  amountMinor: number;
  currency: string;
}

/** A webhook event. */
export interface PaymentEvent {
  eventId: string;
  type: string;
  /** Reference of its payment, if known. */
  reference: string | undefined;
  /** The reported status; `undefined` when it has to be requested. */
  report: PaymentReport | undefined;
}

/** Checks of unverified events. */
export interface EventChecks {
  /** Whether the event was recorded before. */
  isRecorded: (eventId: string) => Promise<boolean>;
  /**
   * Sends a request to the provider within the limits for unverified events.
   * @throws TooManyRequestsError
   */
  limit: <T>(call: () => Promise<T>) => Promise<T>;
}

/** Thrown when a webhook is not signed by the provider. */
export class UntrustedEventError extends Error {}

/** Thrown when the provider rejects a request, and would reject a retry. */
export class PaymentRefusedError extends Error {}

const REJECTIONS = ['not_available', 'order_amount_too_high', 'order_amount_too_low'] as const;

/** Why a provider does not pay for this customer and order. */
export type RejectionReason = (typeof REJECTIONS)[number];

/** The reason in a response or a stored payment; the general one when it is unknown. */
export function rejectionOf(text: string | null | undefined): RejectionReason {
  return REJECTIONS.find((reason) => reason === text) ?? 'not_available';
}

/** Thrown when a provider rejects the customer or the amount; another way to pay may work. */
export class PaymentRejectedError extends PaymentRefusedError {
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(reason);
    this.reason = reason;
  }
}

/** A payment provider. Every promise may reject; each request takes up to PROVIDER_TIMEOUT_MS. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** Totals that it accepts; all when absent. */
  limits?: OrderLimits;
  /** How long customers can begin to pay on a payment page; absent when it is longer than a day. */
  pageLifeMs?: number;
  /** Amount to charge for a total in fils. */
  priceOf: (totalMinor: number) => { amountMinor: number; currency: string };
  /**
   * Creates a payment page.
   * @throws PaymentRefusedError, PaymentRejectedError
   */
  start: (request: PaymentRequest) => Promise<StartedPayment>;
  /** Requests the status of a payment. */
  getStatus: (reference: string) => Promise<PaymentReport>;
  /** Like getStatus, and captures the money if the customer has approved the payment. */
  capture: (reference: string) => Promise<PaymentReport>;
  /**
   * Closes the payment page, so that nobody can pay on it; idempotent. Absent when the provider cannot.
   * @returns the status afterwards: of a payment that was made before, or expired
   */
  expire?: (reference: string) => Promise<PaymentReport>;
  /** Like getStatus, and gives up a payment that the customer has approved and no order needs. Absent when that is not necessary. */
  release?: (reference: string) => Promise<PaymentReport>;
  /**
   * Refunds a payment in full; idempotent.
   * @returns the provider's id of the refund
   */
  refund: (payment: { id: string; reference: string }) => Promise<string>;
  /**
   * Verifies the signature of a webhook and parses its raw body.
   * @returns `undefined` for an event that was recorded before
   * @throws UntrustedEventError, InvalidEventError, TooManyRequestsError
   */
  readEvent: (
    rawBody: string,
    headers: Headers,
    checks: EventChecks,
  ) => Promise<PaymentEvent | undefined>;
}

/** Replaces URL and time limit of a provider's API in tests. */
export interface ProviderApi {
  base?: URL;
  timeoutMs?: number;
}

/** Time limit of a provider request; shorter than that of the storefront's requests. */
export const PROVIDER_TIMEOUT_MS = 9000;

/** Whether a status code is a final rejection, unlike a concurrent request (409) or a rate limit (429). */
export function isRefusal(statusCode: number | undefined): boolean {
  return statusCode !== undefined && statusCode >= 400 && statusCode !== 409 && statusCode !== 429;
}
