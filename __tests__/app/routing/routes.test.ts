import { describe, expect, it } from '@jest/globals';
import { matchPage } from '@/app/routing/routes';
import { paths } from '@/lib/paths';

describe('matchPage', () => {
  it.each(Object.values(paths))('matches %s in any case and with a trailing slash', (path) => {
    const { chunk } = matchPage(path);
    expect(chunk).not.toBe('NotFoundPage');
    expect(matchPage(path.toUpperCase()).chunk).toBe(chunk);
    expect(matchPage(path.toLowerCase()).chunk).toBe(chunk);
    expect(matchPage(`${path.replace(/\/$/, '')}/`).chunk).toBe(chunk);
  });

  it.each(['/nowhere', '/cart/items', '/services', '/services/painting', '/aboutus', '//about'])(
    'matches %s to the page for unknown URLs',
    (path) => {
      expect(matchPage(path).chunk).toBe('NotFoundPage');
    },
  );

  it('names the component that its chunk exports', async () => {
    const { chunk, load } = matchPage(paths.about);
    expect(await load()).toHaveProperty(chunk);
  });
});
