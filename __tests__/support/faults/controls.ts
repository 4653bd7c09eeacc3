import { fireEvent } from '@testing-library/react';
import { settle } from './openShop';

/** The button with this name, in the newest dialog or on the page. Faster than a query by role in large pages. */
export function findButton(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')];
  const named = buttons.filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  const button = named.at(-1);
  if (button === undefined) {
    throw new Error(
      `No button '${name}': ${buttons.map((other) => other.textContent).join(' | ')}`,
    );
  }
  return button;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form field with this `name` attribute, in the newest dialog or on the page. */
export function findField(name: string): Field {
  const field = [...document.querySelectorAll<Field>(`[name="${name}"]`)].at(-1);
  if (field === undefined) throw new Error(`No field '${name}'`);
  return field;
}

/** Replaces the text of a field. */
export function type(name: string, value: string): void {
  fireEvent.change(findField(name), { target: { value } });
}

/** Fills fields by their `name` attributes. */
export function typeAll(fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) type(name, value);
}

/** Ticks the checkbox or radio button with this value. */
export function chooseValue(value: string): void {
  const choice = document.querySelector(`input[value="${value}"]`);
  if (choice === null) throw new Error(`Nothing to choose for '${value}'.`);
  // The stars take the position of the pointer, which jsdom cannot measure.
  fireEvent.click(choice, { clientX: 1 });
}

/** Presses a button and waits for what it opens. */
export async function press(name: string): Promise<void> {
  fireEvent.click(findButton(name));
  await settle();
}

/** Types into the search of the fabrics and waits for its debounce. */
export async function typeSearch(text: string): Promise<void> {
  const box = document.querySelector('input[role=combobox]');
  if (box === null) throw new Error('The search is not open.');
  fireEvent.change(box, { target: { value: text } });
  await settle();
}
