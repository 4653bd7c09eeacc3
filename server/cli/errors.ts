/** Thrown for invalid arguments; the message explains the syntax. */
export class UsageError extends Error {}

/** Thrown when a command cannot be run; nothing has changed, and the message gives the reason. */
export class RefusedError extends Error {}
