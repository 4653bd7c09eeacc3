import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { visitedUrls } from '@/app/startup/cacheVisitedPage';

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

/** Opens a page that has loaded these URLs. */
function open(path: string, ...loaded: string[]) {
  window.history.replaceState(null, '', path);
  const entries = loaded.map((name) => ({ name }) as PerformanceEntry);
  Object.assign(performance, { getEntriesByType: () => entries });
}
const { origin } = window.location;

describe('the URLs of a visited page', () => {
  it('are the page, as HTML, and its scripts and images', () => {
    open('/products?page=2#list', `${origin}/assets/main.js`, `${origin}/media/a.webp`);
    expect(visitedUrls()).toEqual([
      ['/products?page=2', { headers: { Accept: 'text/html' } }],
      '/assets/main.js',
      '/media/a.webp',
    ]);
  });

  it('are only those of files that never change, not of requests and other hosts', () => {
    open('/', `${origin}/api/user/get-cart`, 'https://other.example/assets/a.js');
    expect(visitedUrls()).toEqual([['/', { headers: { Accept: 'text/html' } }]]);
  });

  it.each(['/cart', '/MyOrders-detail?id=a', '/login'])('do not include the page %s', (path) => {
    open(path, `${origin}/assets/main.js`);
    expect(visitedUrls()).toEqual(['/assets/main.js']);
  });
});
