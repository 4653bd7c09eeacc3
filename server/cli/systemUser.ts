import { userInfo } from 'node:os';

/** The user of the operating system; a container may have none. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
