const HIDDEN = '•••';

/** The first character, which may be a surrogate pair. */
function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x2022);
}

/** Masks an e-mail address, e.g. `aisha@gmail.com` → `a•••@g•••.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${firstOf(email)}${HIDDEN}@${firstOf(domain)}${HIDDEN}${ending}`;
}
