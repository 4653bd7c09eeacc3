import type { User } from '@/contract/auth';
import type { Id } from '@/contract/common';

/** Whether a draft belongs to this customer; one without an owner belongs to everybody. */
export function isDraftOf(user: User, ownerId: Id | null): boolean {
  return ownerId === null || ownerId === user._id;
}
