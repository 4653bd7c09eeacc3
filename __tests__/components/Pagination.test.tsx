import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Pagination } from '@/components/Pagination';
import { renderElement } from '../support/renderElement';

async function show(page: number, totalPages: number) {
  renderElement(
    <Pagination
      page={page}
      totalPages={totalPages}
      hrefOf={(number) => `/list?page=${number}`}
      label="Pages of fabrics"
    />,
  );
  return within(await screen.findByRole('navigation', { name: 'Pages of fabrics' }));
}

describe('Pagination', () => {
  it.each([
    [1, 2, ['1', '2']],
    [4, 7, ['1', '2', '3', '4', '5', '6', '7']],
    [1, 100, ['1', '2', '3', '4', '5', '…', '100']],
    [50, 100, ['1', '…', '49', '50', '51', '…', '100']],
    [100, 100, ['1', '…', '96', '97', '98', '99', '100']],
  ])(
    'on page %i of %i shows the first, last and neighbouring pages',
    async (page, count, labels) => {
      const pages = await show(page, count);
      const items = pages.getAllByRole('listitem');
      expect(items.slice(1, -1).map((item) => item.textContent)).toEqual(labels);
    },
  );

  it('links to each page and marks the current one', async () => {
    const pages = await show(2, 3);
    expect(pages.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute(
      'href',
      '/list?page=3',
    );
    expect(pages.getByRole('link', { name: 'page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Go to previous page' })).toHaveAttribute(
      'href',
      '/list?page=1',
    );
  });

  it('disables the next link on the last page', async () => {
    const pages = await show(3, 3);
    const next = pages.getByRole('link', { name: 'Go to next page' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveAttribute('tabindex', '-1');
  });

  it('marks the last page when the page is beyond it', async () => {
    const pages = await show(9, 3);
    expect(pages.getByRole('link', { name: 'page 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('renders nothing for a single page', () => {
    renderElement(<Pagination page={1} totalPages={1} hrefOf={() => '/list'} label="Pages" />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
