/** Non-space text, @, text, dot, text (product 9.4). */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Whether a text has the shape of an e-mail address, without surrounding spaces. */
export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text);
}
