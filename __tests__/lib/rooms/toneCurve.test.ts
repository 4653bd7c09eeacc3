import { describe, expect, it } from '@jest/globals';
import { createToneCurve, toneByte } from '@/lib/rooms/toneCurve';

describe('createToneCurve', () => {
  it('returns each 8-bit value that it made linear', () => {
    const { toLinear, toBytes, scale } = createToneCurve(2.4);

    const bytes = [...toLinear].map((light) => toBytes[Math.round(Math.sqrt(light) * scale)]);

    expect(bytes.slice(0, 255)).toEqual(Array.from({ length: 255 }, (_, value) => value));
    expect(bytes[255]).toBeGreaterThanOrEqual(254);
  });

  it('maps darkness to 0 and endless light to 255', () => {
    expect(toneByte(0, 2)).toBe(0);
    expect(toneByte(-1, 2)).toBe(0);
    expect(toneByte(100, 2)).toBe(255);
  });
});
