/** Thrown when the shop cannot start for an external reason; the message says what to do. */
export class StartError extends Error {}
