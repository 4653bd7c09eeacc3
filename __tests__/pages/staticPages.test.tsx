import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { about } from '@/content/about';
import { privacy } from '@/content/privacy';
import { blindTypes } from '@/content/rollers';
import { rollersFeatures } from '@/content/rollersFeatures';
import { terms } from '@/content/terms';
import { phoneHref } from '@/lib/phoneHref';
import { sampleShop } from '@/lib/sampleShop';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { renderApp } from '../support/renderApp';

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('RollersPage', () => {
  it('shows the four blind types in order', async () => {
    await renderApp('/rollers');
    await screen.findByRole('heading', { level: 1, name: 'Rollers and Blinds' });
    expect(headings().slice(0, 4)).toEqual([
      'Venetian blinds',
      'Roller blinds',
      'Motorized blinds',
      'Vertical blinds',
    ]);
  });

  it('shows each type and links to the features', async () => {
    await renderApp('/rollers');
    for (const { text, points } of blindTypes.en) {
      expect(await screen.findByText(text)).toBeVisible();
      for (const point of points) expect(screen.getByText(point)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Features of our blinds' })).toHaveAttribute(
      'href',
      '/rollers-detail',
    );
  });
});

describe('RollersDetailPage', () => {
  it('has a breadcrumb to the home page and shows every section', async () => {
    await renderApp('/rollers-detail');
    await screen.findByRole('heading', { level: 1, name: 'Features Of Rollers & Blinds' });
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByText('Features Of Rollers & Blinds')).toHaveAttribute('aria-current', 'page');
    expect(headings()).toEqual(
      expect.arrayContaining(rollersFeatures.en.sections.map(({ heading }) => heading)),
    );
  });
});

describe('AboutPage', () => {
  it('shows every section', async () => {
    await renderApp('/about');
    await screen.findByRole('heading', { level: 1, name: about.en.title });
    expect(headings()).toEqual(
      expect.arrayContaining(about.en.sections.map(({ heading }) => heading)),
    );
    expect(screen.getByText('until it is installed')).toBeVisible();
  });

  it('shows special opening hours without usual ones', async () => {
    const specialHours = [{ from: '2026-12-02', until: '2026-12-02' }];
    const shop = { ...sampleShop.en, specialHours };
    await renderAppWithFakeApi('/about', () => ({ body: { shop } }));
    const details = within(await screen.findByRole('region', { name: 'Visit Sadeel' }));
    expect(details.getByText('Wed 2 Dec: Closed')).toBeVisible();
  });
});

describe.each([
  ['/privacy', privacy.en],
  ['/terms', terms.en],
])('%s', (path, { title, sections }) => {
  it('is rendered without the app layout and shows every section', async () => {
    await renderApp(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(headings()).toEqual(sections.map(({ heading }) => heading));
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('names the company, and links to e-mail and phone number', async () => {
    await renderAppWithFakeApi(path, () => ({ status: 404, body: {} }));
    expect(await screen.findByRole('link', { name: sampleShop.en.email })).toHaveAttribute(
      'href',
      `mailto:${sampleShop.en.email}`,
    );
    expect(screen.getByRole('link', { name: sampleShop.en.phone })).toHaveAttribute(
      'href',
      phoneHref(sampleShop.en.phone),
    );
    const { legalName, email, phone } = sampleShop.en;
    for (const fact of [legalName, email, phone])
      expect(screen.getAllByText(fact, { exact: false, selector: 'p' })[0]).toBeVisible();
    expect(screen.getByRole('article')).not.toHaveTextContent(/…|[{}]/);
  });

  it('names the brand alone after the request of the facts failed, which can be retried', async () => {
    await renderApp(path);
    await screen.findByRole('button', { name: 'Retry' });
    const text = screen.getByRole('article').textContent;
    expect(text).toMatch(/Sadeel/);
    expect(text).not.toMatch(/\+971|@|LLC|[{}]/);
  });

  it('links from its table of contents to its sections', async () => {
    await renderApp(path);
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link');
    expect(links).toHaveLength(sections.length);
    for (const link of links) {
      const id = link.getAttribute('href')?.split('#')[1] ?? '';
      expect(document.getElementById(id)).toHaveTextContent(link.textContent);
    }
  });
});

describe('an unknown URL', () => {
  it('shows the not-found page with links', async () => {
    await renderApp('/no-such-page');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Nothing behind this curtain' }),
    ).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/Categories',
      '/products',
      '/FAQ',
      '/products',
    ]);
    await waitFor(() => expect(document.title).toBe('Page not found | Sadeel'));
  });
});
