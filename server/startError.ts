/** Thrown when the shop cannot start for an external reason; the message suggests a fix. */
export class StartError extends Error {}
