import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ArticleBody } from '@/features/articles/ArticleBody';
import { sanitiseOnServer } from '@/features/articles/sanitiseOnServer';
import { ServerSanitiserContext } from '@/features/articles/ServerSanitiserContext';
import { renderElement } from '../../support/renderElement';

const HTML =
  '<h2>Flax</h2><p>See our <a href="/products">fabrics</a>.</p><ul><li>Linen</li></ul>' +
  '<table><tr><td>Linen</td><td>Glow</td></tr></table><script>alert(1)</script>';

const link = () => screen.findByRole('link', { name: 'fabrics' });

describe('ArticleBody', () => {
  it('renders sanitised HTML on the server, and keeps its elements until another article is shown', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    const show = (html: string) => (
      <MemoryRouter>
        <ArticleBody html={html} />
      </MemoryRouter>
    );
    const body = show(HTML);
    page.innerHTML = renderToString(
      <ServerSanitiserContext value={sanitiseOnServer}>{body}</ServerSanitiserContext>,
    );
    const serverLink = within(page).getByRole('link', { name: 'fabrics' });
    expect(page.querySelector('script')).toBeNull();

    const onRecoverableError = jest.fn();
    const { rerender } = render(body, { container: page, hydrate: true, onRecoverableError });
    rerender(body);
    expect(within(page).getByRole('link', { name: 'fabrics' })).toBe(serverLink);
    expect(onRecoverableError).not.toHaveBeenCalled();

    rerender(show('<p>Another article</p>'));
    expect(await screen.findByText('Another article')).toBeVisible();
    rerender(body);
    expect(await link()).toHaveAttribute('href', '/products');
    expect(page.querySelector('script')).toBeNull();
  });

  it('renders sanitised HTML after the sanitiser has loaded', async () => {
    const { container } = renderElement(<ArticleBody html={HTML} />);
    expect(await link()).toHaveAttribute('href', '/products');
    expect(container.querySelector('script')).toBeNull();
  });

  it('renders sanitised HTML at once when the sanitiser is loaded', async () => {
    const { unmount } = renderElement(<ArticleBody html={HTML} />);
    await link();
    unmount();
    renderElement(<ArticleBody html={HTML} />);
    expect(screen.getByRole('link', { name: 'fabrics' })).toBeInTheDocument();
  });
});
