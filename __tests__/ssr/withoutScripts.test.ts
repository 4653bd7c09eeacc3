import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderPage } from '@/render';
import { createTestServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

let server: TestServer;
let html: string;

beforeAll(async () => {
  server = await createTestServer();
  const page = await renderPage({ address: '/', origin: TEST_ORIGIN, fetch: server.fetch });
  html = page.body ?? '';
});
afterAll(() => server.close());

describe('home page before or without scripts', () => {
  it('has the picture of the first slide at once and the others where scripts are off', () => {
    expect(html).toMatch(/<img[^>]+fetchPriority="high"[^>]*>/i);
    expect(html).toMatch(/<noscript><img src="\/media\/categories\/[^"]+" alt="[^"]+"/);
  });

  it('leads to the booking form by a plain link', () => {
    expect(html).toContain('href="#bookingID"');
    expect(html).toContain('id="bookingID"');
  });

  it('shows one slide and keeps the others out of reach', () => {
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(3);
    expect(html.match(/data-active="false"[^>]* inert=""/g)).toHaveLength(2);
  });
});
