import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { homeApi } from '@/api/home';
import { makeStore } from '@/store/makeStore';
import { renderToHtml } from '../support/renderToHtml';
import { createTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let html: string;

beforeAll(async () => {
  server = await createTestServer();
  const store = makeStore({
    services: { apiBaseUrl: 'http://sadeel.test/api', fetch: server.fetch },
  });
  await store.dispatch(homeApi.endpoints.getHomePage.initiate());
  html = await renderToHtml('/', store);
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
