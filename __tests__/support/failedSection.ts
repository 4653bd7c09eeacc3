import { screen } from '@testing-library/react';

/** The section that failed to load; a toast may show the same message. */
export async function failedSection(): Promise<HTMLElement> {
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const section = retry.closest<HTMLElement>('[role=alert]');
  if (section === null) throw new Error('The Retry button is not inside an alert.');
  return section;
}
