import { describe, expect, it } from '@jest/globals';
import { toDataUrl } from '@/browser/dataUrl';
import { fromDataUrl } from '@/lib/draftPhotos';

describe('a data URL', () => {
  it('holds the bytes and the type of a file', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const file = fromDataUrl(await toDataUrl(new File([bytes], 'a.png', { type: 'image/png' })));
    expect([file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(['image/png', bytes]);
  });

  it('of another kind is empty', () => {
    expect(fromDataUrl('https://sadeel.example/a.png').size).toBe(0);
  });
});
