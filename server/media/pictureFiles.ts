/** A file of a folder or archive. */
export interface PictureFile {
  /** Path below the folder, with `/`. */
  name: string;
  /** In bytes. */
  size: number;
  read: () => Promise<Uint8Array>;
}

/** Pictures that an import may use. */
export interface PictureFiles {
  files: readonly PictureFile[];
  close: () => void;
}
