import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Footer } from '@/app/layout/Footer';
import { renderPiece } from '../../support/renderPiece';

describe('footer', () => {
  it('names address, e-mail and phone of the company', () => {
    renderPiece(<Footer />);
    expect(screen.getByText(/Dubai, United Arab Emirates/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'hello@sadeel.example' })).toHaveAttribute(
      'href',
      'mailto:hello@sadeel.example',
    );
    expect(screen.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
      'href',
      'tel:+97140000000',
    );
  });

  it('links to terms and privacy; Blog is a word', () => {
    renderPiece(<Footer />);
    expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
      'href',
      '/terms',
    );
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    expect(screen.getByText('Blog')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Blog' })).toBeNull();
  });

  it('shows four social icons that promise no reaction', () => {
    renderPiece(<Footer />);
    for (const name of ['Facebook', 'Instagram', 'X', 'LinkedIn']) {
      const icon = screen.getByRole('img', { name });
      expect(icon.closest('a, button, [tabindex]')).toBeNull();
    }
  });

  it('keeps the year 2024', () => {
    renderPiece(<Footer />);
    expect(screen.getByText(/© 2024/)).toBeVisible();
  });
});
