import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Fold } from '@/components/Fold';

const page = (
  <main>
    <Fold />
    <p>And more</p>
  </main>
);

/** A page from the server, with this in its fold. */
function pageFromServer(inFold: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `<main><div data-fold hidden>${inFold}</div><p>And more</p></main>`;
  document.body.append(root);
  return root;
}

describe('the fold of a page', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['as the server filled it', '<style>.s-low{color:tan}</style><script>first()</script>'],
    ['as its script left it', '<script>first()</script>'],
    ['empty', ''],
  ])('is taken over %s', async (_how, inFold) => {
    const container = pageFromServer(inFold);
    const errors: unknown[] = [];
    await act(() => hydrateRoot(container, page, { onRecoverableError: (e) => errors.push(e) }));
    expect(container.querySelector('[data-fold]')?.innerHTML).toBe(inFold);
    expect(errors).toEqual([]);
  });

  it('is not seen', () => {
    const container = pageFromServer('');
    expect(container.querySelector('[data-fold]')).not.toBeVisible();
  });
});
