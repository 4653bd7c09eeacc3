import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { factsIn } from '../../../server/catalogue/shopFacts.ts';
import type { ShopFacts } from '../../../server/catalogue/shopFacts.ts';
import { configOf } from '../../../server/config.ts';
import { readEnv } from '../../../server/env.ts';
import { firstFacts } from '../../../server/firstFacts.ts';
import { addShopFacts, readShopFacts } from '../../../server/repositories/shopFacts.ts';
import { sampleFacts as sample } from '../../../server/catalogue/sampleFacts.ts';
import { openShopFacts } from '../../../server/shopFacts.ts';
import { sampleShop } from '../../../src/lib/sampleShop.ts';
import { succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const noor: ShopFacts = {
  ...sample,
  name: 'Noor',
  legalName: 'Noor Curtains LLC',
  phone: '+971 4 123 4567',
  trn: '100000000000003',
  hours: 'Mo-Sa 10:00-21:00; Su 14:00-20:00',
  specialHours: [{ from: '2026-12-02', until: '2026-12-03' }],
  socials: ['https://ae.linkedin.com/company/noor'],
};

let server: TestServer;
let file: string;
beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'sadeel facts ')), 'facts.json');
  server = await createTinyServer({ now: '2026-12-01T08:00:00Z' });
});
afterEach(async () => {
  await server.close();
  rmSync(join(file, '..'), { recursive: true });
});

const run = (command: 'check' | 'import', content: unknown) => {
  writeFileSync(file, JSON.stringify(content));
  return runShopCommand(server, 'facts', command, file);
};
const factsOf = async (lang: 'en' | 'ar' = 'en') =>
  (await succeed(server, 'GET /user/get-shop-facts', { query: { lang } })).shop;

describe('facts about the shop (product 1.4)', () => {
  it('are those of the sample at first, which the storefront has for servers without facts', async () => {
    for (const lang of ['en', 'ar'] as const) {
      expect(await factsOf(lang)).toEqual(sampleShop[lang]);
      expect(JSON.parse(JSON.stringify(factsIn(sample, lang, '2026-12-01')))).toEqual(
        sampleShop[lang],
      );
    }
  });

  it('change within a second on pages, and in the configuration of mails and invoices', async () => {
    const known = await openShopFacts(server.db);
    const { company } = configOf(readEnv({}), known.current);
    expect([company.name, company.trn]).toEqual(['Sadeel', undefined]);
    await factsOf();
    const ar = { ...sample.ar, address: { ...sample.ar?.address, city: 'الشارقة' } };
    const checked = await run('check', { ...noor, description: 'x'.repeat(300), ar });
    expect(checked.out).toMatch(/phone +\+971 4 000 0000 +\+971 4 123 4567/);
    expect(checked.out).toMatch(/ar\.address\.city +دبي +الشارقة/);
    expect(checked.out).toContain(`  ${'x'.repeat(40)}…\n`);
    expect((await factsOf()).phone).toBe(sample.phone);
    expect((await run('import', noor)).code).toBe(0);
    server.clock.advance(1000);
    expect(await factsOf()).toMatchObject({
      phone: noor.phone,
      hours: [
        { from: 1, to: 6, opens: '10:00', closes: '21:00' },
        { from: 0, to: 0, opens: '14:00', closes: '20:00' },
      ],
      socials: { LinkedIn: 'https://ae.linkedin.com/company/noor' },
    });
    await known.refresh();
    expect(configOf(readEnv({}), known.current).company).toMatchObject({
      name: 'Noor',
      legalName: 'Noor Curtains LLC',
      trn: noor.trn,
      inbox: noor.email,
      arabicSeller: { name: sample.ar?.legalName },
    });
  });

  it('are exported as they were imported', async () => {
    await run('import', noor);
    await runShopCommand(server, 'facts', 'export', file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(noor);
    expect((await runShopCommand(server, 'facts', 'import', file)).out).toContain('No changes.');
  });

  it('are English on Arabic pages without Arabic texts', async () => {
    await run('import', { ...noor, ar: undefined });
    expect(await factsOf('ar')).toMatchObject({ legalName: noor.legalName, lang: 'en' });
    expect(configOf(readEnv({}), () => ({ ...noor, ar: undefined })).company.arabicSeller).toBe(
      undefined,
    );
  });

  it('have special opening hours until their last day in Dubai', async () => {
    await run('import', noor);
    server.clock.set('2026-12-03T19:59:59Z');
    expect((await factsOf()).specialHours).toEqual(noor.specialHours);
    server.clock.set('2026-12-03T20:00:00Z');
    expect((await factsOf()).specialHours).toEqual([]);
  });

  it.each([
    [{ phone: '' }, 'phone: must not be empty'],
    [{ name: undefined, version: undefined }, 'version: must not be empty\n  name: must not be'],
    [{ openingHours: 'Mo' }, 'has what is not known: "openingHours" (did you mean hours?)'],
    [{ mapUrl: 'http://maps.example' }, 'mapUrl: must be an https link'],
    [{ trn: '123' }, 'trn: must be a tax registration number of 15 digits'],
    [{ hours: 'Mo-Sa 10-21' }, 'hours: must be days and times of opening'],
    [{ hours: 'Mo-Sa 10:00-10:00' }, 'hours: must be days and times of opening'],
    [{ socials: ['https://facebook.com.example/noor'] }, 'socials[0]: must be a link to Facebook'],
    [{ socials: ['instagram.com/noor'] }, 'socials[0]: must be an https link'],
    [{ socials: ['javascript:alert(1)'] }, 'socials[0]: must be an https link'],
    [
      { specialHours: [{ from: '2026-12-02', until: '2026-12-01' }] },
      'specialHours[0].until: must not be before from',
    ],
    [
      { specialHours: [{ from: '2026-12-02', until: '2026-12-02', opens: '10:00' }] },
      'specialHours[0].closes: is needed with opens',
    ],
    [
      { rating: { value: 5.1, count: 9, source: 'Google', url: 'https://g.page/s' } },
      'rating.value',
    ],
    [{ ar: { name: 'نور' } }, 'ar.legalName'],
  ])('are refused with the place of %j', async (change, problem) => {
    const { code, err } = await run('import', { ...noor, ...change });
    expect([code, err]).toEqual([1, expect.stringContaining(problem)]);
    expect((await factsOf()).phone).toBe(sample.phone);
  });
});

describe('the facts of a new database', () => {
  it('are the settings of earlier versions, once', async () => {
    const env = readEnv({
      COMPANY_LEGAL_NAME: 'Noor LLC',
      COMPANY_ADDRESS: 'Shop 1, , Al Barsha, Dubai, United Arab Emirates',
      COMPANY_PHONE: '+971 4 123 4567',
      COMPANY_HOURS: 'Mo-Sa 10:00-21:30',
      COMPANY_SOCIAL_URLS: 'https://www.facebook.com/noor, https://x.com/noor',
      COMPANY_RATING: '4.8, 127, Google, https://maps.example/a,b',
    });
    await addShopFacts(server.db, firstFacts(env));
    await addShopFacts(server.db, firstFacts(readEnv({ COMPANY_PHONE: '0' })));
    expect(await readShopFacts(server.db)).toEqual({
      ...sample,
      legalName: 'Noor LLC',
      address: { street: 'Shop 1, Al Barsha', city: 'Dubai', country: 'United Arab Emirates' },
      phone: '+971 4 123 4567',
      hours: 'Mo-Sa 10:00-21:30',
      socials: ['https://www.facebook.com/noor', 'https://x.com/noor'],
      rating: { value: 4.8, count: 127, source: 'Google', url: 'https://maps.example/a,b' },
      ar: undefined,
    });
  });
});
