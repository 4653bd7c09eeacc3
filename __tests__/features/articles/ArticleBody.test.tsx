import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ArticleBody } from '@/features/articles/ArticleBody';
import { renderElement } from '../../support/renderElement';

const HTML =
  '<h2>Flax</h2><p>See our <a href="/products">fabrics</a>.</p><ul><li>Linen</li></ul>' +
  '<table><tr><td>Linen</td><td>Glow</td></tr></table><script>alert(1)</script>';

const link = () => screen.findByRole('link', { name: 'fabrics' });

describe('ArticleBody', () => {
  it('renders plain blocks on the server', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToStaticMarkup(
      <MemoryRouter>
        <ArticleBody html={HTML} />
      </MemoryRouter>,
    );
    const text = within(page);
    expect(text.getByRole('heading', { level: 2, name: 'Flax' })).toBeInTheDocument();
    expect(text.getByRole('listitem')).toHaveTextContent('Linen');
    expect(text.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Linen',
      'Glow',
    ]);
    expect(page.querySelector('a, script')).toBeNull();
    page.remove();
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
