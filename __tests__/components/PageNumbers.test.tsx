import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { PageNumbers } from '@/components/PageNumbers';
import { pageSteps } from '@/components/pageSteps';

function show(page: number, totalPages: number) {
  render(
    <MemoryRouter>
      <PageNumbers
        page={page}
        totalPages={totalPages}
        hrefOf={(number) => `/list?page=${number}`}
        label="Pages of fabrics"
      />
    </MemoryRouter>,
  );
  return within(screen.getByRole('navigation', { name: 'Pages of fabrics' }));
}

describe('page numbers', () => {
  it.each([
    [1, 2, [1, 2]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 100, [1, 2, 3, 4, 5, 100]],
    [4, 100, [1, 2, 3, 4, 5, 100]],
    [50, 100, [1, 49, 50, 51, 100]],
    [98, 100, [1, 96, 97, 98, 99, 100]],
    [100, 100, [1, 96, 97, 98, 99, 100]],
  ])('of page %i of %i', (page, count, steps) => {
    expect(pageSteps(page, count)).toEqual(steps);
  });

  it('always show the current page, rise, and hide no page alone', () => {
    for (let count = 2; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const steps = pageSteps(page, count);
        const distances = steps.slice(1).map((step, index) => step - (steps[index] ?? 0));
        expect(steps).toContain(page);
        expect([steps[0], steps.at(-1)]).toEqual([1, count]);
        expect(distances.every((distance) => distance > 0 && distance !== 2)).toBe(true);
      }
    }
  });

  it('are links, and the current one says so', () => {
    const pages = show(2, 3);
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

  it('lead nowhere past the ends', () => {
    const pages = show(3, 3);
    expect(pages.getByRole('link', { name: 'Go to next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(pages.getByRole('link', { name: 'Go to next page' })).toHaveAttribute('tabindex', '-1');
  });

  it('beyond the last page mark the last one', () => {
    const pages = show(9, 3);
    expect(pages.getByRole('link', { name: 'page 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('are left out where there is one page', () => {
    render(
      <MemoryRouter>
        <PageNumbers page={1} totalPages={1} hrefOf={() => '/list'} label="Pages" />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
