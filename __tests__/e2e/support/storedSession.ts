import type { Shop } from './startShop.ts';

interface VerifiedSession {
  token: string;
  role: string;
  admin: object;
}

async function post(shop: Shop, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${shop.url}/api/user/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
  return response.json();
}

/** Signs a customer in. @returns the token and the content of local storage */
export async function openStoredSession(
  shop: Shop,
  email: string,
): Promise<{ token: string; stored: string }> {
  await post(shop, 'send-otp', { email });
  const otp = await shop.inbox.nextCode(email);
  const response = (await post(shop, 'verify-otp', { email, otp })) as VerifiedSession;
  const { token, role, admin: user } = response;
  const fields = Object.entries({ token, role, user });
  const stored = Object.fromEntries(fields.map(([key, value]) => [key, JSON.stringify(value)]));
  return { token, stored: JSON.stringify(stored) };
}
