import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deviceNameOf } from '../../../server/rules/deviceName.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    ['Chrome on Windows', `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
    ['Edge on Windows', `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
    ['Opera on Windows', `${WINDOWS} ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`],
    [
      'Firefox on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1',
    ],
    [
      'Firefox on iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15',
    ],
    [
      'Safari on Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    ],
    [
      'Chrome on ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ])('is %s', (name, userAgent) => {
    const { browser, system } = deviceNameOf(userAgent);
    expect(`${browser} on ${system}`).toBe(name);
  });

  it('is unknown in part or in whole', () => {
    expect(deviceNameOf('')).toEqual({});
    expect(deviceNameOf('curl/8.5.0')).toEqual({});
    expect(deviceNameOf('Dart/3.5 (Android)')).toEqual({ system: 'Android' });
    expect(deviceNameOf('Firefox/1')).toEqual({ browser: 'Firefox' });
  });

  it('never repeats the text of a client', () => {
    const marks = fc.constantFrom('Chrome/', 'Android', '<b>', 'Version/1 Safari/', ' ', 'iPhone');
    const texts = fc.array(fc.oneof(marks, fc.string())).map((parts) => parts.join(''));
    const known = /^(?:Edge|Opera|Samsung Internet|Huawei Browser|Firefox|Chrome|Safari)$/;
    fc.assert(
      fc.property(texts, (text) => {
        const { browser = 'Chrome', system = 'Mac' } = deviceNameOf(text);
        expect(browser).toMatch(known);
        expect(system).toMatch(/^(?:iPhone|iPad|HarmonyOS|Android|Windows|ChromeOS|Mac|Linux)$/);
      }),
      { seed: PROPERTY_SEED },
    );
  });
});
