/** Thrown for invalid arguments; the message explains the syntax. */
export class UsageError extends Error {}

/** Thrown when a command fails without changes; the message states the reason. */
export class RefusedError extends Error {}
