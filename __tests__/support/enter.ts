import type { UserEvent } from '@testing-library/user-event';

/**
 * Enters a text into a field at once. `user.type` renders the form once per character, which is most of the time of a test with a form:
 * it is for tests of what happens while somebody types.
 */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
