import type { User } from '@/contract/auth';
import type { Id } from '@/contract/common';

/** Whether a draft may be shown to this customer: nobody else's session expired while it was written. */
export function isDraftOf(user: User, ownerId: Id | null): boolean {
  return ownerId === null || ownerId === user._id;
}
