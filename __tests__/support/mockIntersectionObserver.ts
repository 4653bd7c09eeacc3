import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

interface Observation {
  element: Element;
  options: IntersectionObserverInit | undefined;
  notify: IntersectionObserverCallback;
  observer: IntersectionObserver;
}

/** Mocks IntersectionObserver: elements become visible only through `show`. */
export function mockIntersectionObserver() {
  let observations: Observation[] = [];

  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((notify, options) => {
    const fake: Partial<IntersectionObserver> = {
      observe: (element) => observations.push({ element, options, notify, observer }),
      disconnect: () => {
        observations = observations.filter((observation) => observation.observer !== observer);
      },
    };
    const observer = fake as IntersectionObserver;
    return observer;
  });

  const observedIn = (scope: Element) =>
    observations.filter(({ element }) => scope.contains(element));
  const notifyIn = (scope: Element, isIntersecting: boolean) =>
    act(() => {
      for (const { element, notify, observer } of observedIn(scope)) {
        const intersectionRatio = isIntersecting ? 1 : 0;
        const entry = { isIntersecting, intersectionRatio, target: element };
        notify([entry as IntersectionObserverEntry], observer);
      }
    });
  return {
    /** Options of the observed elements inside `scope`. */
    optionsIn: (scope: Element) => observedIn(scope).map(({ options }) => options),
    /** Reports all observed elements inside `scope` as visible. */
    show: (scope: Element) => notifyIn(scope, true),
    /** Reports all observed elements inside `scope` as not visible. */
    hide: (scope: Element) => notifyIn(scope, false),
  };
}
