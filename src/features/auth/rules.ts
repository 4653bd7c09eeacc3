/** Length of the code and its lifetime in seconds (product 10.4). */
export const OTP_LENGTH = 6;
export const OTP_SECONDS = 180;

/** Non-space text, @, text, dot, text (product 9.4). */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text);
}

/** Expiry of a code sent now, in ms since 1970. */
export function deadlineFrom(now: number): number {
  return now + OTP_SECONDS * 1_000;
}
