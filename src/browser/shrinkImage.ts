/** Longest side of a shrunk image in px. */
const MAX_SIDE = 2048;
const QUALITY = 0.85;

/** Draws an image as a smaller JPEG on white; `null` when the browser cannot. */
function drawJpeg(image: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * A photo as JPEG of at most 2048 px, upright and without metadata such as its place, so that uploads are small. The file
 * itself in a browser that cannot do that; `undefined` when the file is no image that the browser shows.
 */
export async function shrinkImage(file: Blob): Promise<Blob | undefined> {
  if (typeof createImageBitmap !== 'function') return file;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (image === undefined) return undefined;
  try {
    return (await drawJpeg(image)) ?? file;
  } finally {
    image.close();
  }
}
