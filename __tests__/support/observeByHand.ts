import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

interface Watch {
  element: Element;
  options: IntersectionObserverInit | undefined;
  notify: IntersectionObserverCallback;
  observer: IntersectionObserver;
}

/** Nothing comes into view by itself: the test says when. Undone with the test's other mocks. */
export function observeByHand() {
  let watches: Watch[] = [];

  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((notify, options) => {
    const parts: Partial<IntersectionObserver> = {
      observe: (element) => watches.push({ element, options, notify, observer }),
      disconnect: () => {
        watches = watches.filter((watch) => watch.observer !== observer);
      },
    };
    const observer = parts as IntersectionObserver;
    return observer;
  });

  const inside = (scope: Element) => watches.filter(({ element }) => scope.contains(element));
  return {
    /** How the elements inside `scope` are watched. */
    optionsIn: (scope: Element) => inside(scope).map(({ options }) => options),
    /** Everything that is watched inside `scope` comes into view. */
    show: (scope: Element) =>
      act(() => {
        for (const { element, notify, observer } of inside(scope)) {
          const entry = { isIntersecting: true, intersectionRatio: 1, target: element };
          notify([entry as IntersectionObserverEntry], observer);
        }
      }),
  };
}
