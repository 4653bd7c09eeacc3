import type { Page } from '@playwright/test';

/** A control that is shown, and the size of what a pointer can hit, in px. */
export interface Target {
  name: string;
  /** Whether it is a button, a field or an option, not a link in a list. */
  isMain: boolean;
  size: number;
}

/** The controls of a page with their smaller side. Links in sentences are left out, as in WCAG 2.5.8. */
export function findTargets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const MAIN = 'button, input, select, textarea, .MuiButton-root, .MuiIconButton-root';
    const isInSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent.trim() !== control.textContent.trim();
    /** A hidden input is pressed by its label, a field by its frame. */
    const areaOf = (control: HTMLElement) => {
      const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
      const frame = control.closest('.MuiInputBase-root') ?? control;
      return [control, frame, ...labels]
        .map((area) => area.getBoundingClientRect())
        .reduce((a, b) => (a.width * a.height > b.width * b.height ? a : b));
    };
    return (
      [...document.querySelectorAll<HTMLElement>(`${MAIN}, a[href], [tabindex="0"]`)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => control.closest('[inert], [aria-hidden=true]') === null)
        .filter((control) => !isInSentence(control))
        .map((control) => {
          const { width, height } = areaOf(control);
          const text = control.getAttribute('aria-label') ?? control.textContent.trim();
          return {
            name: `${control.tagName} ${control.getAttribute('name') ?? ''} ${text.slice(0, 40)}`,
            isMain: control.matches(MAIN),
            size: Math.round(Math.min(width, height)),
          };
        })
        // What only screen readers perceive is 1 px wide.
        .filter(({ size }) => size > 1)
    );
  });
}

/** The element with focus. */
export interface Focused {
  name: string;
  /** Whether a part of it can be seen, which a bar at the edge of the window could prevent. */
  isVisible: boolean;
  /** Whether it has an outline or a thicker border. */
  isMarked: boolean;
}

/** The element with focus; `undefined` when it is the document. */
export function findFocused(page: Page): Promise<Focused | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const area = element.closest('.MuiInputBase-root') ?? label ?? element;
    const { left, top, width, height } = area.getBoundingClientRect();
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    const isVisible = parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (area.contains(hit) || hit.contains(area));
      }),
    );
    const hasOutline = [element, area, element.parentElement].some((box) => {
      if (box === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    });
    // Fields have a thicker border instead, searches a thicker line below the field.
    const line = area.matches('.MuiInputBase-root') ? area.parentElement : null;
    const hasFrame = [area.querySelector('fieldset'), line].some(
      (frame) => frame !== null && parseFloat(getComputedStyle(frame).borderBlockEndWidth) >= 2,
    );
    const text = element.getAttribute('aria-label') ?? element.textContent.trim();
    const name = `${element.tagName} ${element.getAttribute('name') ?? ''} ${text.slice(0, 40)}`;
    return { name, isVisible, isMarked: hasOutline || hasFrame };
  });
}
