import type { Shop } from './startShop.ts';

interface VerifiedSession {
  token: string;
  role: string;
  admin: object;
}

async function post(shop: Shop, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${shop.url}/api/user/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  return answer.json();
}

/** Signs a customer in. @returns the token, and what the browser's local storage holds from then on */
export async function openStoredSession(
  shop: Shop,
  email: string,
): Promise<{ token: string; stored: string }> {
  await post(shop, 'send-otp', { email });
  const otp = await shop.inbox.nextCode(email);
  const answer = (await post(shop, 'verify-otp', { email, otp })) as VerifiedSession;
  const { token, role, admin: user } = answer;
  const fields = Object.entries({ token, role, user });
  const stored = Object.fromEntries(fields.map(([key, value]) => [key, JSON.stringify(value)]));
  return { token, stored: JSON.stringify(stored) };
}
