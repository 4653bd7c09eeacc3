import { v7 } from 'uuid';

/** A new id (UUID version 7); ids of one process sort by creation time. */
export function newId(): string {
  return v7();
}
