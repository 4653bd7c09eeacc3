/** Data URL of a file. @throws DOMException when the browser cannot read it */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

const DATA_URL = /^data:([^;,]*);base64,(.*)$/;

/** The file of a data URL in base64; empty for another URL. The content policy forbids `fetch` of data URLs. */
export function fromDataUrl(url: string): Blob {
  const [, type = '', base64 = ''] = DATA_URL.exec(url) ?? [];
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}
