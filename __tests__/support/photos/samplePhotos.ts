import sharp from 'sharp';

export interface PhotoOptions {
  width?: number;
  height?: number;
}

const canvas = ({ width = 60, height = 40 }: PhotoOptions) =>
  sharp({ create: { width, height, channels: 3, background: '#8a6d3b' } });

/** A plain JPEG. */
export function buildPhoto(options: PhotoOptions = {}): Promise<Buffer> {
  return canvas(options).jpeg().toBuffer();
}

/** EXIF with the place where a photo was taken. */
export const GPS = {
  IFD0: { Make: 'Phone', Artist: 'Sara' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '25/1 12/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '55/1 16/1 0/1',
  },
};

/** A JPEG with EXIF, XMP and an ICC profile, as phones save it. */
export function photoWithGps({
  orientation = 1,
  ...size
}: PhotoOptions & { orientation?: number } = {}): Promise<Buffer> {
  return canvas(size)
    .withExif(GPS)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf/></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
