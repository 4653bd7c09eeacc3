/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { preloadFonts } from '@/worker/preloadFonts';
import { MemoryCaches } from '../support/memoryCaches';

const SHOP = 'https://shop.example';
const { handlerWillRespond } = preloadFonts({
  en: ['/assets/latin.woff2'],
  ar: ['/assets/latin.woff2', '/assets/arabic.woff2'],
});

const original = Object.getOwnPropertyDescriptor(globalThis, 'caches');
let storage: MemoryCaches;
beforeEach(() => {
  storage = new MemoryCaches();
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: storage });
});
afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'caches', original);
  else Reflect.deleteProperty(globalThis, 'caches');
});

async function cacheFonts(...urls: string[]): Promise<void> {
  const cache = await storage.open('assets');
  for (const url of urls) await cache.put(url, new Response('font'));
}

/** The page of a path, as the worker responds with it. */
const pageAt = (path: string, response: Response) =>
  handlerWillRespond({ request: new Request(SHOP + path), response });

it('preloads the cached fonts of the language', async () => {
  await cacheFonts('/assets/latin.woff2', '/assets/arabic.woff2');
  const english = await pageAt('/products', new Response('page'));
  expect(english.headers.get('Link')).toBe(
    '</assets/latin.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  );
  const arabic = await pageAt('/ar/products', new Response('page'));
  expect(arabic.headers.get('Link')).toContain('/assets/arabic.woff2');
});

it('preloads no font that the device lacks, which would delay the first image', async () => {
  await cacheFonts('/assets/latin.woff2');
  const arabic = await pageAt('/ar', new Response('page'));
  expect(arabic.headers.get('Link')).not.toContain('arabic');
});

it('changes nothing else of a page', async () => {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" };
  const page = await pageAt('/nowhere', new Response('page', { status: 404, headers }));
  expect(page.status).toBe(404);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
  });
  expect(await page.text()).toBe('page');
});

it('leaves a redirect to the browser', async () => {
  const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  expect(await pageAt('/cart', redirect)).toBe(redirect);
});
