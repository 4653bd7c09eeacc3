/** The code: how many digits, and how long it counts in seconds (spec §9). */
export const OTP_LENGTH = 6;
export const OTP_SECONDS = 180;

/** Non-space text, @, text, dot, text (spec §5). */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text);
}

/** The moment until which a code sent now counts, in ms since 1970. */
export function deadlineFrom(now: number): number {
  return now + OTP_SECONDS * 1_000;
}
