import type { Id } from '@/contract/common';

/** A photo that is sent with a review or a complaint. */
export interface DraftPhoto {
  /** Data URL of the image: the store holds serializable values, and nothing has to be revoked. */
  url: string;
  /** Id of the upload; absent until then. */
  uploaded?: Id;
}

/** Why photos were not uploaded. */
export type UploadProblem =
  | { kind: 'unsupported' }
  /** `url` is that of the photo in the draft, `reason` the server's message. */
  | { kind: 'refused'; url: string; reason: string | undefined }
  | { kind: 'signedOut' };

const DATA_URL = /^data:([^;,]*);base64,(.*)$/;

/** The file of a data URL in base64; empty for another URL. The content policy forbids `fetch` of data URLs. */
export function fromDataUrl(url: string): Blob {
  const [, type = '', base64 = ''] = DATA_URL.exec(url) ?? [];
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}
