/** A picture as it stands in a JSON column. */
export interface StoredPicture {
  url: string;
  alt: string;
}

/** Reads a JSON column of pictures; the server alone writes it. */
export function readPictures(json: string): StoredPicture[] {
  return JSON.parse(json) as StoredPicture[];
}
