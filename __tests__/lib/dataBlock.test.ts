/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import { addDataBlock } from '@/lib/dataBlock';

const blocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];

describe('data for search engines', () => {
  it('stands in the head until it is taken out', () => {
    const takeOut = addDataBlock('{"@type":"Product"}');
    const [block] = blocks();
    expect(block?.textContent).toBe('{"@type":"Product"}');
    takeOut();
    expect(blocks()).toEqual([]);
  });
});
