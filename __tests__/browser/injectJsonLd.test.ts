import { describe, expect, it } from '@jest/globals';
import { injectJsonLd } from '@/browser/injectJsonLd';

const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];

describe('injectJsonLd', () => {
  it('adds structured data to the head and removes it', () => {
    const remove = injectJsonLd('{"@type":"Product"}');
    expect(scripts().map(({ textContent }) => textContent)).toEqual(['{"@type":"Product"}']);
    remove();
    expect(scripts()).toEqual([]);
  });
});
