import { describe, expect, it } from '@jest/globals';
import { parseBanner, parseMarqueeItem } from '@/api/parsers/home';
import { buildBanner } from '@/fixtures/catalogue.fixtures';

const junk = [null, undefined, 'text', 5, [], {}];

describe('parseBanner', () => {
  it('keeps a valid banner', () => {
    expect(parseBanner(buildBanner())).toEqual(buildBanner());
  });

  it('requires only an image', () => {
    expect(parseBanner({ image: '/media/a.webp', imagePortrait: 'data:x' })).toEqual({
      image: '/media/a.webp',
    });
    expect(parseBanner(buildBanner({ image: 'javascript:1' }))).toBeUndefined();
  });

  it.each(junk)('rejects %j', (value) => {
    expect(parseBanner(value)).toBeUndefined();
  });
});

describe('parseMarqueeItem', () => {
  it('trims the text', () => {
    expect(parseMarqueeItem({ content: ' 50% off ' })).toEqual({ content: '50% off' });
  });

  it.each([{ content: '' }, { content: '  ' }, { content: {} }, ...junk])('rejects %j', (value) => {
    expect(parseMarqueeItem(value)).toBeUndefined();
  });
});
