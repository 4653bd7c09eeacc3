import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../support/enter';
import { failedSection } from '../support/failedSection';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { createI18n } from '@/i18n/createI18n';
import { renderApp } from '../support/renderApp';
import { renderAppWithFakeApi, errorResponse } from '../support/renderAppWithFakeApi';
import { createTestServer, type TestServer } from '../support/testServer';
import { structuredData } from '../support/structuredData';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const PATH = '/user/get-faq';
const faq = [
  { question: 'Is it free?', answer: '<p>Yes, <strong>always</strong> &amp; everywhere.</p>' },
  { question: 'How long?', answer: 'Two days<script>alert(1)</script>' },
];
const open = (path = '/FAQ', totalPages = 1) =>
  renderAppWithFakeApi(path, (request) =>
    request.path === PATH ? { body: { faq, totalPages } } : {},
  );
const question = (name: string) => screen.findByRole('button', { name });

describe('FaqPage', () => {
  it('shows ten closed questions per page', async () => {
    await renderApp('/FAQ', { server });
    await question('Is the home visit really free?');
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings).toHaveLength(10);
    for (const heading of headings) {
      expect(within(heading).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('keeps the page in the URL', async () => {
    const { user, place } = await renderApp('/FAQ', { server });
    await question('Is the home visit really free?');
    await user.click(await screen.findByRole('link', { name: /page 2/i }));
    await waitFor(() => expect(place.current).toBe('/FAQ?page=2'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Is the home visit really free?' })).toBeNull(),
    );
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0);
  });

  it('searches questions and answers, and keeps the search in the URL', async () => {
    const { user, place } = await renderApp('/FAQ', { server });
    await question('Is the home visit really free?');
    await enter(
      user,
      screen.getByRole('searchbox', { name: 'Search the questions' }),
      'VISIT free',
    );
    await waitFor(() => expect(place.current).toBe('/FAQ?search=VISIT+free'));
    expect(await screen.findByText(/^\d+ questions? found$/)).toBeVisible();
    await question('Is the home visit really free?');
    expect(screen.queryByRole('button', { name: 'How can I pay?' })).toBeNull();
    await enter(user, screen.getByRole('searchbox'), ' zeppelin');
    await screen.findByText('No question or answer has “VISIT free zeppelin”.');
    await user.click(screen.getByRole('link', { name: 'See all questions' }));
    await question('Is the home visit really free?');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('finds Arabic words as people type them', async () => {
    const i18n = createI18n('ar', arabicCatalog);
    await renderApp(`/FAQ?search=${encodeURIComponent('الزياره')}`, { server, i18n });
    expect(
      await screen.findByRole('button', { name: 'هل زيارة المنزل مجانية فعلًا؟' }),
    ).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('الزياره');
  });

  it('has no search with a server that does not search questions', async () => {
    await open();
    await question('Is it free?');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows three skeletons while loading (product 4.8)', async () => {
    await renderAppWithFakeApi('/FAQ', () => new Promise(() => undefined));
    expect(await screen.findAllByTestId('question-skeleton')).toHaveLength(3);
  });

  it.each([
    ['/FAQ', 'Frequently asked questions | Sadeel'],
    ['/FAQ?page=2', 'Frequently asked questions, page 2 | Sadeel'],
  ])('sets title and canonical URL of %s to %s', async (path, name) => {
    await open(path, 3);
    await question('Is it free?');
    expect(document.title).toBe(name);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', path);
  });

  it('requests ten questions of the page in the URL', async () => {
    const { api } = await open('/faq?page=3', 3);
    await question('Is it free?');
    expect(api.to(PATH).map(({ query }) => query)).toEqual([{ page: '3', limit: '10' }]);
  });

  it('opens and closes an answer without markup', async () => {
    const { user } = await open();
    const button = await question('Is it free?');
    const answer = screen.getByText('Yes, always & everywhere.');
    expect(answer).not.toBeVisible();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(answer).toBeVisible();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(answer).not.toBeVisible();
  });

  it('strips scripts from answers', async () => {
    await open();
    await question('How long?');
    expect(screen.getByText('Two days')).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('alert(1)');
  });

  it('opens the question in the URL hash', async () => {
    await open('/FAQ#how-long');
    expect(await question('How long?')).toHaveAttribute('aria-expanded', 'true');
    expect(await question('Is it free?')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps a question open when another one opens', async () => {
    const { user } = await open('/FAQ#how-long');
    await user.click(await question('Is it free?'));
    expect(await question('How long?')).toHaveAttribute('aria-expanded', 'true');
    expect(await question('Is it free?')).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens a closed question that the browser search finds', async () => {
    await open();
    const button = await question('Is it free?');
    const panel = screen.getByText('Yes, always & everywhere.').closest('[hidden]') ?? document;
    expect(panel).toHaveAttribute('hidden', 'until-found');
    fireEvent(panel, new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  });

  it('contains structured data', async () => {
    await open();
    await question('Is it free?');
    expect(structuredData('FAQPage')).toMatchObject({
      mainEntity: [
        { name: 'Is it free?', acceptedAnswer: { text: 'Yes, always & everywhere.' } },
        { name: 'How long?' },
      ],
    });
  });

  it('links to the first page from a page beyond the last', async () => {
    await renderAppWithFakeApi('/FAQ?page=99', () => ({ body: { faq: [], totalPages: 3 } }));
    expect(await screen.findByText('There are no questions on this page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/FAQ');
  });

  it('shows the message of a failure and can be retried', async () => {
    let response: object = errorResponse('No answers today');
    const { user } = await renderAppWithFakeApi('/FAQ', ({ path }) =>
      path === PATH ? response : {},
    );
    expect(await failedSection()).toHaveTextContent('No answers today');
    response = { body: { faq, totalPages: 1 } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await question('Is it free?')).toBeVisible();
  });
});
