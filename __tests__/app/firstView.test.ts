import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { foldScript, layOutRest } from '@/app/firstView';

const root = document.documentElement;
const STYLES = '.s-low{color:tan}';
const isUp = () => root.hasAttribute('data-first-view');

/** Runs the script of a fold as a browser does that came to the page in this way. */
function arrive(type: string, hash = ''): void {
  window.location.hash = hash;
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const fold = document.createElement('div');
  fold.innerHTML = `<style>${STYLES}</style>`;
  const script = document.createElement('script');
  script.textContent = foldScript;
  document.body.replaceChildren(fold);
  fold.append(script);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  root.removeAttribute('data-first-view');
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.location.hash = '';
});

describe('the first view', () => {
  it('comes without the rest for a visitor who follows a link to the top of a page', () => {
    arrive('navigate');
    expect(isUp()).toBe(true);
  });

  it.each([
    ['is loaded again', 'reload', ''],
    ['is come back to', 'back_forward', ''],
    ['is opened at an anchor', 'navigate', '#booking'],
  ])('comes whole when the page %s', (_how, type, hash) => {
    arrive(type, hash);
    expect(isUp()).toBe(false);
  });

  it.each(['navigate', 'reload'])('leaves the styles of the rest to the head: %s', (type) => {
    arrive(type);
    expect(document.body.querySelector('style')).toBeNull();
    expect(document.head.querySelector('style')).toHaveTextContent(STYLES);
  });

  it('is completed when the page has come to rest', () => {
    arrive('navigate');
    layOutRest();
    expect(isUp()).toBe(true);
    jest.runAllTimers();
    expect(isUp()).toBe(false);
  });

  it('is completed after the first thing that the visitor does, while the page is still loading', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    arrive('navigate');
    layOutRest();
    jest.runAllTimers();
    expect(isUp()).toBe(true);
    fireEvent.pointerMove(document.body);
    expect(isUp()).toBe(true);
    jest.runAllTimers();
    expect(isUp()).toBe(false);
  });

  it('is complete before a step through the history is answered', () => {
    arrive('navigate');
    layOutRest();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(isUp()).toBe(false);
  });
});
