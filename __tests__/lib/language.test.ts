import { describe, expect, it } from '@jest/globals';
import { inLanguage, languageOf, withoutLanguage } from '@/lib/language';

describe('language of a URL', () => {
  it.each([
    ['/ar', 'ar'],
    ['/ar/', 'ar'],
    ['/AR/cart', 'ar'],
    ['/ar?page=2', 'ar'],
    ['/', 'en'],
    ['/articleDetails', 'en'],
    ['/around', 'en'],
    ['/cart/ar', 'en'],
  ])('reads %s as %s', (path, language) => {
    expect(languageOf(path)).toBe(language);
  });

  it.each([
    ['/', '/ar'],
    ['/?page=2', '/ar?page=2'],
    ['/#bookingID', '/ar#bookingID'],
    ['/cart', '/ar/cart'],
    ['/products?page=2#top', '/ar/products?page=2#top'],
  ])('adds and removes the prefix of %s', (url, arabic) => {
    expect(inLanguage(url, 'ar')).toBe(arabic);
    expect(withoutLanguage(arabic)).toBe(url);
    expect(inLanguage(url, 'en')).toBe(url);
  });

  it('leaves English URLs without a prefix', () => {
    expect(withoutLanguage('/articleDetails?article=a')).toBe('/articleDetails?article=a');
    expect(withoutLanguage('/ar//evil.example/')).toBe('/evil.example/');
  });
});
