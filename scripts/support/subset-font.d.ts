/** Types of `subset-font`, which has none, as far as the build uses it. */
declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat: 'woff2';
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all others are dropped. */
    keepFeatures: string[];
    noHinting: boolean;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetFontOptions,
  ): Promise<Buffer>;
}
