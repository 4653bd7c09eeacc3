import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SavedAddress } from '@/contract/addresses';
import { office, villa } from '@/fixtures/addresses.fixtures';
import { SavedAddresses } from '@/widgets/SavedAddresses';
import { expectNamedControls } from '../../support/expectNamedControls';
import type { FakeResponse, RecordedRequest } from '../../support/fakeApi';
import { renderElement } from '../../support/renderElement';
import { enter } from '../../support/enter';

/** A server with addresses, whose writes get one response. */
function openBook(list: SavedAddress[], written: FakeResponse = { body: { message: 'Done.' } }) {
  const respond = ({ method }: RecordedRequest): FakeResponse =>
    method === 'GET' ? { body: { addresses: list, limit: 3 } } : written;
  return renderElement(<SavedAddresses />, { respond });
}

const button = (name: string) => screen.findByRole('button', { name });
const textbox = (name: string) => screen.getByRole('textbox', { name });

describe('the address book (product 9.16)', () => {
  it('lists the addresses with their numbers and marks the default', async () => {
    openBook([villa, office]);
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(/^Villa Default.*Layla Haddad.*Jumeirah 2, Dubai.*Makani/);
    expect(items[1]).toHaveTextContent(/Haddad Interiors LLC.*TRN.*100000000000003/);
    expect(items[1]).not.toHaveTextContent('Default ');
  });

  it('adds an address with valid fields only', async () => {
    const { user, api, toasts } = openBook([]);
    await user.click(await button('Add an address'));
    const dialog = await screen.findByRole('dialog', { name: 'Add an address' });
    expectNamedControls('AddressDialog');
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    expect(screen.getByText('First name is required')).toBeInTheDocument();
    await user.type(textbox('Label (optional)'), 'Home');
    await enter(user, textbox('First name'), 'Layla');
    await enter(user, textbox('Last name'), 'Haddad');
    await enter(user, textbox('Street address'), 'Villa 14');
    await enter(user, textbox('Phone'), '٠٥٠ ١٢٣ ٤٥٦٧');
    await enter(user, textbox('Makani number (optional)'), '12345');
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    expect(screen.getByText('A Makani number has 10 digits')).toBeInTheDocument();
    expect(textbox('Makani number (optional)')).toHaveFocus();
    await enter(user, textbox('Makani number (optional)'), ' 67890');
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.to('/user/save-address').map(({ body }) => body)).toEqual([
      {
        ...{ label: 'Home', firstName: 'Layla', lastName: 'Haddad', companyName: '', trn: '' },
        ...{ address: 'Villa 14', city: '', country: 'United Arab Emirates', pinCode: '' },
        ...{ makani: '1234567890', dialCode: '+971', phone: '0501234567' },
      },
    ]);
    expect(toasts).toEqual([{ message: 'The address is saved.', variant: 'success' }]);
  });

  it('shows the number as it is dialled, or as it was typed (product 9.18)', async () => {
    openBook([{ ...villa, phoneE164: '+971501234567' }, office]);
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent('+971501234567');
    expect(items[1]).toHaveTextContent(`${office.dialCode} ${office.phone}`);
  });

  it('edits an address and makes it the default', async () => {
    const { user, api } = openBook([villa, office]);
    await user.click(await button('Edit Office'));
    await screen.findByRole('dialog', { name: 'Edit address' });
    await user.type(textbox('Label (optional)'), ' 2');
    await user.click(screen.getByRole('checkbox', { name: 'Make this my default address' }));
    await user.click(await button('Save address'));
    await waitFor(() => expect(api.to('/user/save-address')).toHaveLength(1));
    expect(api.to('/user/save-address')[0]?.body).toMatchObject({
      _id: 'office',
      label: 'Office 2',
      trn: office.trn,
      isDefault: true,
    });
  });

  it('keeps the dialog and its text when saving fails', async () => {
    const { user, toasts } = openBook([villa], { status: 409, body: { message: 'Too many.' } });
    await user.click(await button('Edit Villa'));
    await user.type(textbox('Label (optional)'), ' 2');
    await user.click(await button('Save address'));
    expect(await screen.findByText('Too many.')).toBeInTheDocument();
    expect(textbox('Label (optional)')).toHaveValue('Villa 2');
    expect(toasts).toEqual([]);
  });

  it('asks before it removes one, and tells the new default', async () => {
    const message = 'The address is removed. Office is now your default address.';
    const { user, api, toasts } = openBook([villa, office], { body: { message } });
    await user.click(await button('Remove Villa'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this address?' });
    expectNamedControls('RemoveDialog');
    expect(api.to('/user/remove-address')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.to('/user/remove-address').map(({ body }) => body)).toEqual([{ _id: 'villa' }]);
    expect(toasts).toEqual([{ message, variant: 'success' }]);
  });

  it('makes another address the default', async () => {
    const { user, api } = openBook([villa, office]);
    await user.click(await button('Make default: Office'));
    expect(screen.queryByRole('button', { name: /^Make Villa/ })).not.toBeInTheDocument();
    await waitFor(() => expect(api.to('/user/set-default-address')).toHaveLength(1));
  });

  it('explains the limit', async () => {
    openBook([villa, office, { ...office, _id: 'third' }]);
    const add = await button('Add an address');
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription(/^At most 3 addresses can be saved/);
  });

  it('is absent with a server that stores none, and can be retried after a failure', async () => {
    const { unmount } = renderElement(<SavedAddresses />, { respond: () => ({ status: 404 }) });
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    renderElement(<SavedAddresses />, {
      respond: () => ({ status: 403, body: { message: 'Closed.' } }),
    });
    expect(await button('Retry')).toBeInTheDocument();
    expect(screen.getByText('Closed.')).toBeInTheDocument();
  });
});
