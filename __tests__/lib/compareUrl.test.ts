import { describe, expect, it } from '@jest/globals';
import { comparePath, readCompareUrl } from '@/lib/compareUrl';

const read = (search: string) => readCompareUrl(new URLSearchParams(search));

describe('the URL of a comparison', () => {
  it('is read as it was written', () => {
    const url = {
      ids: ['almas', 'noor'],
      windowId: 'living',
      isDifferencesOnly: true,
      isQuote: false,
    };
    const path = comparePath(url);
    expect(path).toBe('/compare?ids=almas,noor&window=living&show=differences');
    expect(read(path.split('?')[1] ?? '')).toEqual(url);
    expect(comparePath({ isQuote: true })).toBe('/compare?show=quote');
    expect(read('show=quote').isQuote).toBe(true);
  });

  it.each(['', 'ids=', 'ids=,%20,', 'ids'])('names no products in %j', (search) => {
    expect(read(search)).toEqual({
      ids: undefined,
      windowId: undefined,
      isDifferencesOnly: false,
      isQuote: false,
    });
    expect(comparePath(read(search))).toBe('/compare');
  });

  it('keeps the first four products, each once', () => {
    expect(read('ids=a,b,a,,c,d,e&show=all').ids).toEqual(['a', 'b', 'c', 'd']);
  });
});
