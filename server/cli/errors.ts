/** Thrown when a command is written wrongly; the message says how it is written. */
export class UsageError extends Error {}

/** Thrown when a command cannot be carried out; nothing was changed, and the message says why. */
export class RefusedError extends Error {}
