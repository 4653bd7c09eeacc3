/** Supported content encodings, best first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'];

const trimmed = (text: string) => text.trim();

/** Whether the Accept-Encoding header allows an encoding. */
export function acceptsEncoding(header: string | undefined, name: Encoding | 'dcz'): boolean {
  return (header ?? '').split(',').some((part) => {
    const [coding = '', ...parameters] = part.toLowerCase().split(';').map(trimmed);
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
