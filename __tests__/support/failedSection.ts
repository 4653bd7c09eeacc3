import { screen } from '@testing-library/react';

/** The part of the page that could not be loaded; a toast may tell the same reason beside it. */
export async function failedSection(): Promise<HTMLElement> {
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const section = retry.closest<HTMLElement>('[role=alert]');
  if (section === null) throw new Error('Retry stands outside of an alert');
  return section;
}
