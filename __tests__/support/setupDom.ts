import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

// A loaded machine takes seconds to compile a page for the first time; waiting ends as soon as it is there.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

/** jsdom has no layout: everything observed is in view at once. */
class InstantIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #notify: IntersectionObserverCallback;

  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }

  observe(target: Element): void {
    const entry = { isIntersecting: true, intersectionRatio: 1, target };
    this.#notify([entry as IntersectionObserverEntry], this);
  }

  unobserve(): void {
    // Nothing is ever observed for longer than the call.
  }

  disconnect(): void {
    // As above.
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

globalThis.IntersectionObserver = InstantIntersectionObserver;

// jsdom has neither scrolling nor media queries.
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollBy = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
const noMatch = (media: string): Partial<MediaQueryList> => ({
  matches: false,
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
window.matchMedia = (query) => noMatch(query) as MediaQueryList;

/** The environment brings Node's FormData, which cannot read the forms that React hands it. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      const isText = field instanceof HTMLTextAreaElement;
      if (!(isText || field instanceof HTMLInputElement) || field.name === '') continue;
      const isChoice = !isText && ['checkbox', 'radio'].includes(field.type);
      if (isText || !isChoice || field.checked) this.append(field.name, field.value);
    }
  }
}
globalThis.FormData = FormDataOfForms;
