import { z } from 'zod';

const TIMEOUT_MS = 9000;
const SIGNATURE_HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const verdictShape = z.object({ verification_status: z.string() });

export interface SignedEvent {
  rawBody: string;
  headers: Headers;
  webhookId: string;
}

/**
 * The question PayPal is asked about an event. The event goes back exactly as it came: parsing and printing it again
 * would break the signature.
 */
export function verificationBody({ rawBody, headers, webhookId }: SignedEvent): string {
  const signature = Object.fromEntries(
    Object.entries(SIGNATURE_HEADERS).map(([name, header]) => [name, headers.get(header) ?? '']),
  );
  const facts = JSON.stringify({ ...signature, webhook_id: webhookId });
  return `${facts.slice(0, -1)},"webhook_event":${rawBody}}`;
}

/** Asks PayPal whether it sent an event; its SDK has no call for that. */
export async function isSignedByPaypal(
  event: SignedEvent,
  api: { base: string; accessToken: string },
): Promise<boolean> {
  const answer = await fetch(`${api.base}/v1/notifications/verify-webhook-signature`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${api.accessToken}` },
    body: verificationBody(event),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return verdictShape.parse(await answer.json()).verification_status === 'SUCCESS';
}
