import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { highlights } from '@/content/highlights';
import { renderApp } from '../support/renderApp';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('HighlightPage', () => {
  it('renders the card in navigation state', async () => {
    await renderApp('/detailsPage', {
      state: { heading: 'My card', image: '/a.webp', data: [{ label: 'One', text: 'First' }] },
    });
    expect(await title('My card')).toBeVisible();
    expect(screen.getByRole('term')).toHaveTextContent('One');
    expect(screen.getByRole('definition')).toHaveTextContent('First');
  });

  it.each(highlights.en)(
    'renders the highlight $slug of the URL',
    async ({ slug, heading, data }) => {
      await renderApp(`/detailsPage?feature=${slug}`);
      expect(await title(heading)).toBeVisible();
      expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
        data.map(({ label }) => label),
      );
    },
  );

  it('contains the placeholder form', async () => {
    await renderApp('/detailsPage?feature=smart-features');
    const form = within(await screen.findByRole('form', { name: /appointment/i }));
    expect(form.getByLabelText('Type')).toBeVisible();
    expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });

  it.each(['/detailsPage', '/detailsPage?feature=gone'])(
    'shows a not-found message for %s and links to all nine highlights',
    async (path) => {
      await renderApp(path);
      expect(await title('We could not find this feature.')).toBeVisible();
      const links = within(screen.getByRole('main')).getAllByRole('link');
      expect(links.filter((link) => link.getAttribute('href')?.includes('feature='))).toHaveLength(
        9,
      );
    },
  );
});
