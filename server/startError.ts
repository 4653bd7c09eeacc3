/** Thrown when the shop cannot open for a reason outside of it; the message says what to do. */
export class StartError extends Error {}
