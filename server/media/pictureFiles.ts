/** A file of a folder or archive. */
export interface PictureFile {
  /** Path below the folder, with `/`. */
  name: string;
  /** In bytes. */
  size: number;
  read: () => Promise<Uint8Array>;
}

/** Files of systems beside the pictures: hidden ones, and copies of metadata in archives of macOS. */
export const isForeign = (name: string): boolean =>
  /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(name);

/** Pictures that an import may use. */
export interface PictureFiles {
  files: readonly PictureFile[];
  close: () => void;
}
