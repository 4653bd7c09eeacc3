import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EnquiryPlaceholderForm } from '@/features/enquiry/EnquiryPlaceholderForm';
import { renderElement } from '../../support/renderElement';

const submitButton = () => screen.getByRole('button', { name: 'Submit' });

describe('EnquiryPlaceholderForm', () => {
  it('has the fields of the generic page', () => {
    renderElement(<EnquiryPlaceholderForm />);
    for (const label of ['Name', 'Email', 'Phone', 'Date', 'Time', 'Type']) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
  });

  it('sends nothing and keeps the values; Submit requires the terms', async () => {
    const { user, api, toasts, place } = renderElement(<EnquiryPlaceholderForm />, {
      path: '/detailsPage',
    });
    await user.type(screen.getByLabelText('Name'), 'Omar');
    expect(submitButton()).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    expect(submitButton()).toBeEnabled();
    await user.click(submitButton());
    expect(screen.getByLabelText('Name')).toHaveValue('Omar');
    expect(api.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(toasts).toEqual([]);
    expect(place.current).toBe('/detailsPage');
  });

  it('says before the first field that it sends nothing, and leads to the form that does', () => {
    renderElement(<EnquiryPlaceholderForm />);
    const note = screen.getByText(/sends nothing/);
    const order = note.compareDocumentPosition(screen.getByLabelText('Name'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const link = screen.getByRole('link', { name: 'Book your free visit on the home page' });
    expect(link).toHaveAttribute('href', '/#bookingID');
  });

  it('shows the phone number', () => {
    renderElement(<EnquiryPlaceholderForm />);
    expect(screen.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
      'href',
      'tel:+97140000000',
    );
  });
});
