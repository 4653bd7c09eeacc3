/** Images of fabrics in a room, composed by the server (rooms/). */
export interface RoomImageTables {
  /** A row per width and format. */
  room_images: {
    /** Hash of what the image was composed of. */
    key: string;
    /** Size of the largest file and dominant colour, e.g. `640x782-c8bfaf`. */
    size: string;
    /** Width and format, e.g. `480.avif`. */
    file: string;
    content: Uint8Array;
    composed_at: string;
  };
}
