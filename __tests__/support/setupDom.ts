// First, because React looks for its DevTools when it is loaded.
import './renderLog';
import './skipUnmatchedRules';
import '@testing-library/jest-dom/jest-globals';
import { beforeAll } from '@jest/globals';
import { configure } from '@testing-library/react';
import { outlinePage } from './pageOutline';

// The first compilation of a page takes seconds on a busy machine; queries resolve as soon as they match.
configure({ asyncUtilTimeout: 60_000, getElementError: failWithOutline });

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

// Tests wait for what is shown, so React need not warn of renders between their steps, which depend on the speed of the machine.
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

/** The role list of Testing Library and the outline of an earlier attempt; both are replaced. */
const PRINTED_DETAILS = /\n+(?:Here are the (?:accessible|available) roles:|What is there:)[^]*/;

/** Error of a failed query, with an outline of the container instead of its HTML. */
function failWithOutline(message: string | null, container: Element): Error {
  const outline = outlinePage(container);
  // Testing Library passes null to describe one of several matches.
  const text =
    message === null
      ? outline
      : `${message.replace(PRINTED_DETAILS, '')}\n\nWhat is there:\n\n${outline}`;
  const error = Object.assign(new Error(text), { name: 'TestingLibraryElementError' });
  // Makes the stack trace start at the caller.
  Error.captureStackTrace(error, failWithOutline);
  return error;
}

/** Reports everything observed as visible; jsdom has no layout. */
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
    // Targets are notified once and never kept.
  }

  disconnect(): void {
    // Targets are never kept.
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

globalThis.IntersectionObserver = InstantIntersectionObserver;

/** Reports a size once; jsdom has no layout. */
class InstantResizeObserver implements ResizeObserver {
  readonly #notify: ResizeObserverCallback;

  constructor(notify: ResizeObserverCallback) {
    this.#notify = notify;
  }

  observe(): void {
    this.#notify([], this);
  }

  unobserve(): void {
    // Targets are notified once and never kept.
  }

  disconnect(): void {
    // Targets are never kept.
  }
}

globalThis.ResizeObserver = InstantResizeObserver;

// jsdom implements neither scrolling nor media queries.
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

/** Node's FormData does not accept form elements, which React passes. */
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
