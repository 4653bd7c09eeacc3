// Before React, which looks for its developer tools when it is loaded.
import './renderLog';
import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import { outlinePage } from './pageOutline';

// A loaded machine takes seconds to compile a page for the first time; waiting ends as soon as it is there.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000, getElementError: failWithOutline });

/** The library's own list of roles and what waiting has added already: both come again, or shorter, in the outline. */
const PRINTED_PAGE = /\n+(?:Here are the (?:accessible|available) roles:|What is there:)[^]*/;

/** The failure of a query: which one it was, and an outline of where it looked in place of pages of markup. */
function failWithOutline(message: string | null, container: Element): Error {
  const outline = outlinePage(container);
  // Without a message it is asked to print one of several elements that were found.
  const text =
    message === null
      ? outline
      : `${message.replace(PRINTED_PAGE, '')}\n\nWhat is there:\n\n${outline}`;
  const error = Object.assign(new Error(text), { name: 'TestingLibraryElementError' });
  // The place that is shown is then the one that asked.
  Error.captureStackTrace(error, failWithOutline);
  return error;
}

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
