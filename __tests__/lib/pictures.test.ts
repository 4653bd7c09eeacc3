import { describe, expect, it } from '@jest/globals';
import { describePicture } from '@/lib/pictures';

const folder = '/media/products/almas-room/900x1100-bbb1a2';

/** The widths in a source set. */
const widthsOf = (srcSet = '') => srcSet.split(', ').map((entry) => entry.split(' ')[1]);

describe('describePicture', () => {
  it('returns widths, formats, size and placeholder of an image of the shop', () => {
    expect(describePicture('/media/work/hall/500x400-0a0b0c/500.webp')).toEqual({
      src: '/media/work/hall/500x400-0a0b0c/500.webp',
      width: 500,
      height: 400,
      placeholder: '#0a0b0c',
      avifSrcSet: [240, 320, 500]
        .map((width) => `/media/work/hall/500x400-0a0b0c/${width}.avif ${width}w`)
        .join(', '),
      webpSrcSet: [240, 320, 500]
        .map((width) => `/media/work/hall/500x400-0a0b0c/${width}.webp ${width}w`)
        .join(', '),
    });
  });

  it('omits widths close to the full width', () => {
    expect(widthsOf(describePicture(`${folder}/900.webp`).webpSrcSet)).toEqual([
      '240w',
      '320w',
      '480w',
      '640w',
      '800w',
      '900w',
    ]);
    const whole = '/media/hero/1600x900-000000/1600.webp';
    expect(widthsOf(describePicture(whole).avifSrcSet)).toEqual([
      '240w',
      '320w',
      '480w',
      '640w',
      '800w',
      '960w',
      '1280w',
      '1600w',
    ]);
    const square = '/media/a/800x800-000000/800.webp';
    expect(widthsOf(describePicture(square).webpSrcSet)).toContain('640w');
  });

  it('returns phone widths for portrait crops', () => {
    const crop = '/media/hero/sheer-portrait/720x1080-8a8f94/720.webp';
    expect(widthsOf(describePicture(crop).avifSrcSet)).toEqual(['360w', '480w', '720w']);
    // 360 is exactly nine tenths of 400.
    const narrow = '/media/hero/sheer-portrait/400x600-8a8f94/400.webp';
    expect(widthsOf(describePicture(narrow).avifSrcSet)).toEqual(['400w']);
  });

  it('recognises images on another host', () => {
    const url = `https://cdn.example${folder}/640.webp`;
    expect(describePicture(url)).toMatchObject({ src: url, width: 900, height: 1100 });
    expect(describePicture(url).avifSrcSet).toContain(
      `https://cdn.example${folder}/240.avif 240w, `,
    );
  });

  it('scales images of another host whose URL says how', () => {
    const url = 'https://cdn.example/w_800,f_auto/a-800.jpg#800x600-c8bfaf,w_';
    expect(describePicture(url)).toEqual({
      src: url,
      width: 800,
      height: 600,
      placeholder: '#c8bfaf',
      webpSrcSet: [240, 320, 480, 640, 800]
        .map((width) => `https://cdn.example/w_${width},f_auto/a-800.jpg ${width}w`)
        .join(', '),
    });
    const sized = 'https://cdn.example/a.jpg#800x600';
    expect(describePicture(sized)).toEqual({ src: sized, width: 800, height: 600 });
  });

  it.each([
    'https://cdn.example/a.png',
    'https://cdn.example/a.png#top',
    `${folder}/900.avif`,
    `${folder}/900.webp?v=2`,
    `${folder}/wide.webp`,
    '/media/a/900x1100-bbb1a/900.webp',
    '/media/a/900x1100-BBB1A2/900.webp',
    '/media/a/x1100-bbb1a2/900.webp',
    '/pictures/a/900x1100-bbb1a2/900.webp',
    '/media//900x1100-bbb1a2/900.webp',
    `/a\n${folder}/900.webp`,
  ])('returns only the URL of %j', (url) => {
    expect(describePicture(url)).toEqual({ src: url });
  });
});
