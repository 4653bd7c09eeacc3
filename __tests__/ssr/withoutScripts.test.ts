import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderPage } from '@/render';
import { createTestServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

let server: TestServer;
let html: string;

beforeAll(async () => {
  server = await createTestServer();
  const page = await renderPage({ url: '/', origin: TEST_ORIGIN, fetch: server.fetch });
  html = page.body ?? '';
});
afterAll(() => server.close());

describe('the HTML of the home page', () => {
  it('contains the first hero image, and the others in noscript', () => {
    expect(html).toMatch(/<img[^>]+fetchPriority="high"[^>]*>/i);
    expect(html).toMatch(/<noscript><img src="\/media\/categories\/[^"]+" alt="[^"]+"/);
  });

  it('links to the booking form', () => {
    expect(html).toContain('href="#bookingID"');
    expect(html).toContain('id="bookingID"');
  });

  it('shows one slide and makes the others inert', () => {
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(3);
    expect(html.match(/data-active="false"[^>]* inert=""/g)).toHaveLength(2);
  });
});
