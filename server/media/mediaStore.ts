/** A stored file. */
export interface StoredFile {
  /** Path without the leading slash, e.g. `media/shop/…/480.avif`. */
  name: string;
  modifiedAt: Date;
}

/** Where files are stored that all servers of the shop share. */
export interface MediaStore {
  /** For messages, without credentials. */
  place: string;
  /** Stores a file as a whole; another one of the same name is replaced. */
  put: (name: string, content: Uint8Array) => Promise<void>;
  /** `undefined` when there is no such file. */
  get: (name: string) => Promise<Uint8Array | undefined>;
  has: (name: string) => Promise<boolean>;
  /** Files of a folder with its subfolders. @param folder ends with a slash */
  list: (folder: string) => Promise<StoredFile[]>;
  /** Deletes a file; one that does not exist is deleted. */
  delete: (name: string) => Promise<void>;
}
