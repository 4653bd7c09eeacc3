import { AccountSection } from '@/features/account/AccountSection';
import { AddressBook } from '@/features/addresses/AddressBook';
import { AddressForm } from './AddressForm';

/** The saved addresses of a customer, whose form has the fields of the checkout (product 9.16). */
export function SavedAddresses() {
  return <AddressBook Form={AddressForm} Section={AccountSection} />;
}
