import { describe, expect, it } from '@jest/globals';
import { pageUrl } from '../../../server/pages/pageUrl.ts';

const urlOf = (path: string, query: string) => pageUrl({ path, query });

describe('the URL of a rendered page', () => {
  it.each([
    ['sort=price&colour=green,blue', '/products?colour=green%2Cblue&sort=price'],
    ['colour=blue,green,blue', '/products?colour=green%2Cblue'],
    ['colour=mauve&room=attic', '/products'],
    ['width=280,140,x', '/products?width=140%2C280'],
    ['minPrice=100&maxPrice=200&soldAs=metre', '/products?maxPrice=200&minPrice=100&soldAs=metre'],
    ['utm_source=x&material=silk', '/products?material=silk'],
  ])('has the filters of %s once, in a fixed order', (query, url) => {
    expect(urlOf('/products', query)).toBe(url);
  });

  it('is one for the forms of all windows, which are on the device, and another than that of the list', () => {
    expect(urlOf('/windows', 'window=living')).toBe('/windows?window=any');
    expect(urlOf('/windows', 'window=bed&utm_source=x')).toBe('/windows?window=any');
    expect(urlOf('/windows', '')).toBe('/windows');
  });

  it('names the compared products, so that a shared comparison is in the HTML', () => {
    expect(urlOf('/compare', 'show=differences&ids=almas,noor&utm_source=x')).toBe(
      '/compare?ids=almas%2Cnoor&show=differences',
    );
  });
});
