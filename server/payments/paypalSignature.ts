import { z } from 'zod';

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

/** Whether an event has a signature with a PayPal certificate URL. */
export function hasSignature(headers: Headers): boolean {
  const certificate = headers.get(SIGNATURE_HEADERS.cert_url) ?? '';
  const isPaypalUrl =
    URL.canParse(certificate) && /^https:\/\/([a-z0-9-]+\.)*paypal\.com\//.test(certificate);
  return isPaypalUrl && Object.values(SIGNATURE_HEADERS).every((header) => headers.has(header));
}

/** Body of the verification request, with the event verbatim: serializing it would break the signature. */
export function verificationBody({ rawBody, headers, webhookId }: SignedEvent): string {
  const signature = Object.fromEntries(
    Object.entries(SIGNATURE_HEADERS).map(([name, header]) => [name, headers.get(header) ?? '']),
  );
  const fields = JSON.stringify({ ...signature, webhook_id: webhookId });
  return `${fields.slice(0, -1)},"webhook_event":${rawBody}}`;
}

/** Verifies the signature of an event; the SDK lacks this endpoint. */
export async function isSignedByPaypal(
  event: SignedEvent,
  api: { base: URL; timeoutMs: number; accessToken: () => Promise<string> },
): Promise<boolean> {
  const response = await fetch(new URL('/v1/notifications/verify-webhook-signature', api.base), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await api.accessToken()}`,
    },
    body: verificationBody(event),
    signal: AbortSignal.timeout(api.timeoutMs),
  });
  return verdictShape.parse(await response.json()).verification_status === 'SUCCESS';
}
