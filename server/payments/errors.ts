import type { RejectionReason } from './provider.ts';

/** Thrown when the provider fails; the order is kept and can be paid later. */
export class PaymentUnavailableError extends Error {}

/** Thrown when no provider is configured for the payment type of an order. */
export class PaymentTypeUnavailableError extends PaymentUnavailableError {}

/** Thrown when an order is already paid or cancelled. */
export class NotPayableError extends Error {}

/** Thrown when the provider rejects this customer or amount; the order can be paid in another way. */
export class PaymentDeclinedError extends PaymentUnavailableError {
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(`The provider has rejected the payment: ${reason}.`);
    this.reason = reason;
  }
}
