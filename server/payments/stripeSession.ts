import type Stripe from 'stripe';
import type { Language } from '../../src/contract/common.ts';
import { messagesIn } from '../messages/messages.ts';
import type { PaymentRequest } from './provider.ts';

/** Stripe Checkout does not support Arabic, so it takes the language of the browser then. */
const LOCALES: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en',
  ar: 'auto',
};

/** A Checkout session for card payments. */
export function sessionRequest(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    locale: LOCALES[request.language],
    client_reference_id: request.paymentId,
    customer_email: request.email,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amountMinor,
          product_data: {
            name: messagesIn(request.language).pages.orderName(request.orderNumber),
          },
        },
      },
    ],
    success_url: `${request.returnUrl}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: request.cancelUrl,
  };
}
