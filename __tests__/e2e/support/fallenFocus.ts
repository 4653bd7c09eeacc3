import type { BrowserContext } from '@playwright/test';

/** How long focus may be nowhere while a screen changes, in ms. */
const GRACE_MS = 1_000;
const LOOK_MS = 100;

/** Records elements that disappeared with the focus, after which a keyboard starts from the top of the page. */
export async function watchFallenFocus(context: BrowserContext): Promise<string[]> {
  const fallen: string[] = [];
  await context.exposeFunction('reportFallenFocus', (name: string) => void fallen.push(name));
  await context.addInitScript(
    ([graceMs, lookMs]) => {
      const report = Reflect.get(window, 'reportFallenFocus') as (name: string) => void;
      let last: { element: HTMLElement; name: string } | undefined;
      let missingMs = 0;
      document.addEventListener('focusin', ({ target }) => {
        if (!(target instanceof HTMLElement)) return;
        const text = target.getAttribute('aria-label') ?? target.textContent;
        last = { element: target, name: `${location.pathname} ${target.tagName} ${text}` };
        missingMs = 0;
      });
      setInterval(() => {
        // Tab leads out of the document, too, from an element that is still there.
        const isGone = last !== undefined && !last.element.checkVisibility();
        const isDisabled = last?.element.matches(':disabled') === true;
        const hasFallen = document.activeElement === document.body && (isGone || isDisabled);
        missingMs = hasFallen ? missingMs + lookMs : 0;
        if (last === undefined || missingMs < graceMs) return;
        report(last.name);
        last = undefined;
      }, lookMs);
    },
    [GRACE_MS, LOOK_MS] as const,
  );
  return fallen;
}
