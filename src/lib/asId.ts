import { asText } from './coerce';

/** Whether a text can be the key of a record: no property of every object, such as `__proto__`. */
export const isKey = (text: string): boolean => !(text in Object.prototype);

/** An identifier: a text that is not empty and can be the key of a record. */
export function asId(value: unknown): string | undefined {
  const id = asText(value);
  return id !== undefined && id !== '' && isKey(id) ? id : undefined;
}
