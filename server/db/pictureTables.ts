/** Pictures that the staff imported (media/). */
export interface PictureTables {
  pictures: {
    /** Hash of the original and how it is scaled, a part of the URL. */
    key: string;
    /** Size of the largest file and dominant colour, e.g. `900x1100-c8bfaf`. */
    size: string;
    /** When the catalogue stopped using it, or it was imported for one that is not written yet; null while it is used. */
    unused_since: string | null;
  };
}
