/** Length of the code and its lifetime in seconds (product 10.4). */
export const OTP_LENGTH = 6;
export const OTP_SECONDS = 180;

/** Expiry of a code sent now, in ms since 1970. */
export function deadlineFrom(now: number): number {
  return now + OTP_SECONDS * 1_000;
}
