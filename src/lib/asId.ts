import { asText } from './coerce';

/** An identifier: a text that is not empty. */
export function asId(value: unknown): string | undefined {
  const id = asText(value);
  return id === '' ? undefined : id;
}
