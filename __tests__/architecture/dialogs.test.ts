import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from '@jest/globals';

/** Renders a dialog of MUI, one with the buttons it names itself, or one of its own. */
const DIALOG =
  /^import (?:Dialog|Drawer|SwipeableDrawer|Modal|Popover|Popper|Menu) from|from '[^']*\/ConfirmDialog'|role="(?:alert)?dialog"/m;
const CALL = /\bexpectNamedControls\('(\w+)'\)/g;

const dialogs = globSync('src/**/*.tsx', { exclude: ['src/**/*.stories.tsx'] })
  .filter((file) => DIALOG.test(readFileSync(file, 'utf8')))
  .map((file) => basename(file, '.tsx'))
  // Checked with the texts of each component that renders it.
  .filter((component) => component !== 'ConfirmDialog')
  .sort();

it('opens every dialog in a test that asserts the names of its controls', () => {
  const checked = globSync('__tests__/**/*.test.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALL)].map(([, component]) => component),
  );
  expect(dialogs.length).toBeGreaterThan(20);
  expect([...new Set(checked)].sort()).toEqual(dialogs);
});
