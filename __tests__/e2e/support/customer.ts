import { test as shopTest, type Shop } from './shop.ts';

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

/** What a browser's local storage holds once this customer has signed in. */
async function storedSession(shop: Shop, email: string): Promise<string> {
  await post(shop, 'send-otp', { email });
  const otp = await shop.inbox.nextCode(email);
  const answer = (await post(shop, 'verify-otp', { email, otp })) as VerifiedSession;
  const { token, role, admin: user } = answer;
  const fields = Object.entries({ token, role, user });
  return JSON.stringify(
    Object.fromEntries(fields.map(([key, value]) => [key, JSON.stringify(value)])),
  );
}

/** Playwright's test whose pages start signed in, with a customer of their own. */
export const test = shopTest.extend<{ customer: string }>({
  // Playwright wants the fixtures destructured, even when none is used.
  // eslint-disable-next-line no-empty-pattern
  customer: async ({}, use, { testId }) => {
    await use(`customer-${testId}@sadeel.example`);
  },
  storageState: async ({ shop, customer }, use) => {
    const localStorage = [{ name: 'persist:auth', value: await storedSession(shop, customer) }];
    await use({ cookies: [], origins: [{ origin: shop.url, localStorage }] });
  },
});

export { expect } from '@playwright/test';
