import type { Session } from '@/store/slices/authSlice';

/** A signed-in customer. */
export function buildSession(changes: Partial<Session> = {}): Session {
  return {
    token: 'k3mQx0Zs6l2nJ8vYb5TqWc9HdRfUgAeP1oLiK7jMhXw',
    role: 'user',
    user: { _id: 'layla', email: 'layla@sadeel.example' },
    ...changes,
  };
}
