import { describe, expect, it } from '@jest/globals';
import { readBuildSettings } from '../../scripts/buildSettings.ts';
import { readEnv } from '../../server/env.ts';

const FACTS = {
  COMPANY_LICENCE: ' CN-1234567 ',
  COMPANY_TRN: '100000000000003',
  COMPANY_MAP_URL: 'https://maps.example/sadeel',
  COMPANY_HOURS: 'Mo-Sa 10:00-21:30; Su 14:00-20:00',
  COMPANY_SOCIAL_URLS: 'https://www.facebook.com/sadeel, https://ae.linkedin.com/company/sadeel',
  COMPANY_RATING: '4.8, 127, Google, https://maps.example/a,b',
};

const factsIn = (env: Record<string, string>): unknown =>
  JSON.parse(readBuildSettings(env)['COMPANY_FACTS'] ?? '');

describe('the build settings', () => {
  it('have the facts about the company that are set (product 1.4)', () => {
    expect(factsIn({ COMPANY_TRN: ' ' })).toEqual({});
    expect(factsIn(FACTS)).toEqual({
      licence: 'CN-1234567',
      trn: '100000000000003',
      mapUrl: 'https://maps.example/sadeel',
      hours: [
        { from: 1, to: 6, opens: '10:00', closes: '21:30' },
        { from: 0, to: 0, opens: '14:00', closes: '20:00' },
      ],
      socials: {
        Facebook: 'https://www.facebook.com/sadeel',
        LinkedIn: 'https://ae.linkedin.com/company/sadeel',
      },
      rating: { value: 4.8, count: 127, source: 'Google', url: 'https://maps.example/a,b' },
    });
  });

  it.each([
    { COMPANY_HOURS: 'Mo-Sa 10:00-24:30' },
    { COMPANY_HOURS: 'Mo-Sa 10:00-10:00' },
    { COMPANY_RATING: '4.8, 0, Google, https://maps.example' },
    { COMPANY_SOCIAL_URLS: 'javascript:alert(1)' },
    { COMPANY_MAP_URL: 'https://me:secret@maps.example' },
  ])('refuse %j as the start of the server does', (env) => {
    const [problem] = Object.keys(env);
    for (const read of [readBuildSettings, readEnv])
      expect(() => read(env)).toThrow(`${problem} must be`);
  });
});
