import { expect } from '@jest/globals';
import { screen, within } from '@testing-library/react';

const ROLES = [
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'listbox', 'option', 'img'],
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'],
];
const NO_NAME = /^\s*$/;

/**
 * Asserts that the open dialog, its controls and pictures have accessible names.
 *
 * @param component - The component that renders it; `architecture/dialogs.test.ts` looks for a call for each.
 */
export function expectNamedControls(component: string) {
  const dialogs = ['dialog', 'alertdialog'].flatMap((role) => screen.queryAllByRole(role));
  const [dialog] = dialogs;
  if (dialog === undefined) throw new Error(`${component} shows no dialog.`);
  // A dialog hides what is below it from assistive technology.
  expect(dialogs).toEqual([dialog]);
  expect(dialog).toHaveAccessibleName();
  const controls = within(dialog);
  // A dialog that still loads would have nothing to check.
  expect(ROLES.flatMap((role) => controls.queryAllByRole(role))).not.toEqual([]);
  expect(ROLES.flatMap((role) => controls.queryAllByRole(role, { name: NO_NAME }))).toEqual([]);
}
