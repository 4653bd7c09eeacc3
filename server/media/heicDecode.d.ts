/** Types of heic-decode, which has none. */
declare module 'heic-decode' {
  interface HeicImage {
    width: number;
    height: number;
    /** Pixels in RGBA, 4 bytes each. */
    decode: () => Promise<{ data: Uint8ClampedArray }>;
  }
  const heicDecode: {
    /** Reads the headers of all images; `dispose` frees their memory. */
    all: (options: { buffer: Uint8Array }) => Promise<HeicImage[] & { dispose: () => void }>;
  };
  export default heicDecode;
}
