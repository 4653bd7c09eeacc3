import { screen, type ByRoleMatcher } from '@testing-library/react';

const LANDMARKS = [
  'navigation',
  'complementary',
  'region',
  'form',
  'search',
] as const satisfies readonly ByRoleMatcher[];

/** Name that an element has by its attributes; landmarks have none by their content. */
function nameOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return ids.length > 0 ? texts.join(' ') : (element.getAttribute('aria-label') ?? '');
}

/** Named landmarks of the page by role, such as `navigation: Main`. */
export function namedLandmarks(): string[] {
  return LANDMARKS.flatMap((role) =>
    screen
      .queryAllByRole(role)
      .filter((element) => nameOf(element) !== '')
      .map((element) => `${role}: ${nameOf(element)}`),
  );
}
