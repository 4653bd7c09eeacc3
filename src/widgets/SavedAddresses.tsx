import { AccountSection } from '@/features/account/AccountSection';
import { AddressBook } from '@/features/addresses/AddressBook';
import { AddressForm } from './AddressForm';
import { OwnQuotes } from './OwnQuotes';

/** Quotes and saved addresses of a customer, whose form has the fields of the checkout (product 9.16, 16.33). */
export function SavedAddresses() {
  return (
    <>
      <AddressBook Form={AddressForm} Section={AccountSection} />
      <OwnQuotes />
    </>
  );
}
