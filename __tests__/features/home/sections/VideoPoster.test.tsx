import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { testimonialVideos } from '@/content/testimonials';
import { Testimonials } from '@/features/home/sections/Testimonials';
import { renderElement } from '../../../support/renderElement';

describe('video posters', () => {
  beforeEach(() => {
    jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  });

  it('load the player on click', async () => {
    const { user } = renderElement(<Testimonials />);
    const posters = screen.getAllByRole('button', { name: /^Play video/ });
    expect(posters).toHaveLength(2);
    expect(document.querySelector('video')).toBeNull();
    const [poster] = posters;
    if (poster) await user.click(poster);
    const players = document.querySelectorAll('video');
    expect(players).toHaveLength(1);
    expect(players[0]).toHaveAccessibleName(testimonialVideos.en[0]?.title);
    expect(players[0]).toHaveAttribute('controls');
    expect(players[0]).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^Play video/ })).toHaveLength(1);
  });
});
