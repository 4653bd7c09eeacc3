import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Fold } from '@/components/Fold';

const CSS = '.s-low{color:tan}';
const page = (
  <main>
    <Fold />
    <p>And more</p>
  </main>
);

/** A page from the server, whose fold has been filled. */
function pageFromServer(css: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `<main><style data-emotion="s low" data-s>${css}</style><p>And more</p></main>`;
  document.body.append(root);
  return root;
}

describe('the fold of a page', () => {
  afterEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it('is taken over as the server filled it', async () => {
    const container = pageFromServer(CSS);
    const before = container.querySelector('style');
    const errors: unknown[] = [];
    await act(() => hydrateRoot(container, page, { onRecoverableError: (e) => errors.push(e) }));
    expect(container.querySelector('style')).toBe(before);
    expect(before).toHaveTextContent(CSS);
    expect(errors).toEqual([]);
  });

  it('leaves its styles to the shop when the page is left', async () => {
    const container = pageFromServer(CSS);
    const root = await act(() => hydrateRoot(container, page));
    act(() => {
      root.render(<p>Another page</p>);
    });
    expect(container).toHaveTextContent(/^Another page$/);
    expect(document.head.querySelector('style')).toHaveTextContent(CSS);
  });

  it('leaves nothing behind on a page that was made in the browser', () => {
    const container = document.createElement('div');
    const root = createRoot(container);
    act(() => {
      root.render(page);
    });
    act(() => {
      root.render(<p>Another page</p>);
    });
    expect(document.head.querySelector('style')).toBeNull();
  });
});
