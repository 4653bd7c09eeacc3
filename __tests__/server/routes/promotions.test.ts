import { afterEach, expect, it } from '@jest/globals';
import { succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { tinyCatalogue } from '../../support/tinyCatalogue.ts';

const days = { from: '2026-12-01', until: '2026-12-02' };
const [banner] = tinyCatalogue.banners;

let server: TestServer;
afterEach(() => server.close());

it('slides, marquee lines and promotions show on their days alone, in both languages (product 3.13)', async () => {
  if (banner === undefined) throw new Error('There is no slide.');
  server = await createTinyServer({
    now: '2026-11-30T19:59:59Z',
    catalogue: {
      ...tinyCatalogue,
      banners: [{ ...banner, ...days, heading: 'National Day' }, banner],
      marquee: [
        { content: 'Closed on 2 December', ...days, ar: { content: 'نغلق في 2 ديسمبر' } },
        'Two',
      ],
      promotions: [
        {
          heading: 'Four days of linen',
          text: 'Until Wednesday.',
          linkLabel: 'See the linen',
          link: '/products?material=linen',
          image: { url: '/media/linen.webp', alt: 'Linen' },
          ...days,
          ar: {
            heading: 'أيام الكتان',
            text: 'حتى الأربعاء.',
            linkLabel: 'شاهد الكتان',
            imageAlt: 'كتان',
          },
        },
      ],
    },
  });
  const shown = async (lang: 'en' | 'ar') => {
    const home = await succeed(server, 'GET /user/get-home-page', { query: { lang } });
    const { webBanners, marquee, promotions = [] } = home;
    return [
      webBanners.map(({ heading }) => heading),
      marquee.map(({ content }) => content),
      promotions.map(({ heading, imageAlt }) => [heading, imageAlt]),
    ];
  };
  const without = [['Heading'], ['Two'], []];
  expect(await shown('en')).toEqual(without);
  for (const moment of ['2026-11-30T20:00:00Z', '2026-12-02T19:59:59Z']) {
    server.clock.set(moment);
    expect(await shown('en')).toEqual([
      ['National Day', 'Heading'],
      ['Closed on 2 December', 'Two'],
      [['Four days of linen', 'Linen']],
    ]);
    expect(await shown('ar')).toEqual([
      ['National Day', 'Heading'],
      ['نغلق في 2 ديسمبر', 'Two'],
      [['أيام الكتان', 'كتان']],
    ]);
  }
  server.clock.set('2026-12-02T20:00:00Z');
  expect(await shown('en')).toEqual(without);
  expect(await shown('ar')).toEqual(without);
});
