import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { homeQueries } from '@/fixtures/home.fixtures';
import { LatestArticles } from '@/features/home/sections/LatestArticles';
import { renderElement } from '../../../support/renderElement';

describe('LatestArticles', () => {
  it('scrolls by 310 px per click', async () => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1_400);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
    const { user } = renderElement(<LatestArticles home={homeQueries.loaded} />);
    const scrollBy = jest.fn<(options: ScrollToOptions) => void>();
    Object.assign(screen.getByRole('list'), { scrollBy });
    await user.click(screen.getByRole('button', { name: 'Next articles' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 310, behavior: 'smooth' });
    await user.click(screen.getByRole('button', { name: 'Previous articles' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -310, behavior: 'smooth' });
  });

  it('hides the buttons while there is nothing to scroll', () => {
    const { update } = renderElement(<LatestArticles home={homeQueries.loading} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
    update(<LatestArticles home={homeQueries.empty} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('The first article is being written.')).toBeVisible();
  });

  it('has cards 290 px wide', () => {
    renderElement(<LatestArticles home={homeQueries.loaded} />, { hasAllStyles: true });
    const [card] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(card && getComputedStyle(card).width).toContain('290px');
  });
});
