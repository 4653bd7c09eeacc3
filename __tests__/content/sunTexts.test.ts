import { describe, expect, it } from '@jest/globals';
import { sunTexts } from '@/content/ar/sunTexts';

describe('the sun in Arabic', () => {
  it.each([
    ['6', '47', '6 ساعات و47 دقيقة'],
    ['1', '2', 'ساعة ودقيقتان'],
    ['2', '0', 'ساعتان'],
    ['0', '15', '15 دقيقة'],
    ['11', '5', '11 ساعة و5 دقائق'],
  ])('lasts %s hours and %s minutes as %s', (hours, minutes, text) => {
    expect(sunTexts.duration(hours, minutes)).toBe(text);
  });

  it('stands on the glass from a time to a time', () => {
    const period = sunTexts.period('12:21', '19:08').replaceAll('\u00A0', ' ');
    expect(period).toBe('من 12:21 ظهرًا إلى 7:08 مساءً');
  });
});
