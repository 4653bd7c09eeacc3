/** Path of a value in the content of a catalogue file, e.g. `['products', 3, 'images', 0, 'url']`. */
export type FieldPath = (string | number)[];

/** A field of a catalogue that names an image. */
export interface ImageField {
  path: FieldPath;
  value: string;
}

/** Keys of texts that name an image: `image` is that of a tile. */
const IMAGE_KEYS: ReadonlySet<unknown> = new Set(['image', 'imagePortrait', 'roomImage']);

/** Whether a text at a path names an image. */
function isImageField(path: FieldPath): boolean {
  const last = path.at(-1);
  if (last !== 'url') return IMAGE_KEYS.has(last);
  return path.at(-2) === 'image' || path.at(-3) === 'images';
}

/** Whether an image field holds the name of a picture file instead of a URL; a path of Windows begins with one letter. */
export function isPictureName(value: string): boolean {
  return value.trim() !== '' && !/^(\/|[a-z][a-z0-9+.-]{1,20}:)/i.test(value.trim());
}

/**
 * Copies the content of a catalogue file, also an invalid one, with other values in its image fields.
 * @param valueOf the new value of a field
 */
export function replaceImages(
  content: unknown,
  valueOf: (field: ImageField) => string,
  path: FieldPath = [],
): unknown {
  if (typeof content === 'string')
    return isImageField(path) ? valueOf({ path, value: content }) : content;
  if (Array.isArray(content))
    return content.map((item, index) => replaceImages(item, valueOf, [...path, index]));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      replaceImages(value, valueOf, [...path, key]),
    ]),
  );
}

/** All image fields of the content of a catalogue file, in its order. */
export function imageFields(content: unknown): ImageField[] {
  const fields: ImageField[] = [];
  replaceImages(content, (field) => {
    fields.push(field);
    return field.value;
  });
  return fields;
}
