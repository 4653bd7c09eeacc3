import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Footer } from '@/app/layout/Footer';
import { footerLinks } from '@/app/layout/links';
import { knownFacts } from '@/fixtures/shop.fixtures';
import { english } from '@/fixtures/english';
import { renderElement } from '../../support/renderElement';

describe('Footer', () => {
  it('shows the address, e-mail and phone number of the company', () => {
    renderElement(<Footer />);
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

  it('shows no facts after their request failed (product 1.4)', async () => {
    renderElement(<Footer />, { respond: () => ({ status: 429, body: {} }) });
    await waitFor(() => expect(screen.queryByText(/Dubai, United/)).toBeNull());
    expect(screen.queryByRole('link', { name: /@|000/ })).toBeNull();
    expect(screen.getByText('© 2024 Sadeel. All rights reserved.')).toBeVisible();
  });

  it('links to terms and privacy but not to a blog', () => {
    renderElement(<Footer />);
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

  it('links to the fabrics and every other page of its list', () => {
    renderElement(<Footer />);
    expect(screen.getByRole('link', { name: 'Fabrics' })).toHaveAttribute('href', '/products');
    for (const { label, to } of footerLinks) {
      const name = english(label);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
    }
  });

  it('shows four social icons that are not interactive', () => {
    renderElement(<Footer />);
    for (const name of ['Facebook', 'Instagram', 'X', 'LinkedIn']) {
      const icon = screen.getByRole('img', { name });
      expect(icon.closest('a, button, [tabindex]')).toBeNull();
    }
  });

  it('shows the facts about the company that are set (product 1.4)', () => {
    renderElement(<Footer facts={knownFacts} />);
    for (const text of [
      'Monday to Saturday: 10:00 – 21:30',
      'Sunday: 14:00 – 20:00',
      'Trade licence CN-1234567',
      'TRN 100000000000003',
    ])
      expect(screen.getByText(text)).toBeVisible();
    for (const [name, url] of [
      ['Sadeel on Instagram', 'https://instagram.com/sadeel'],
      ['Find us on the map', 'https://maps.example/sadeel'],
      ['4.8 of 5 from 127 reviews on Google', 'https://maps.example/sadeel/reviews'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
    expect(screen.getByRole('img', { name: 'LinkedIn' }).closest('a')).toBeNull();
  });

  it('shows the copyright year 2024', () => {
    renderElement(<Footer />);
    expect(screen.getByText(/© 2024/)).toBeVisible();
  });
});
