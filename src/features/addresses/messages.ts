import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the saved addresses (product 9.14). */
export const messages = defineMessages('addresses', {
  title: 'Saved addresses',
  what: 'your addresses',
  loading: 'Loading your addresses',
  empty: 'No saved addresses.',
  emptyHelp: 'Save one here, and the checkout fills it in.',
  isDefault: 'Default',
  trn: 'TRN',
  makani: 'Makani',

  add: 'Add an address',
  edit: 'Edit',
  editNamed: 'Edit {name}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  makeDefault: 'Make default',
  makeDefaultNamed: 'Make default: {name}',
  full: 'At most {count} addresses can be saved. Remove one to save another.',

  addTitle: 'Add an address',
  editTitle: 'Edit address',
  save: 'Save address',
  cancel: 'Cancel',
  saved: 'The address is saved.',
  saveFailed: 'The address was not saved. Try again.',

  removeTitle: 'Remove this address?',
  removeText: '{name} will be removed from your account. Your orders keep their own copy.',
  keep: 'Keep it',
  removed: 'The address is removed.',
  removeFailed: 'The address was not removed. Try again.',

  another: 'Use another address',
  editHelp: 'Your changes count for this order only, unless you save them.',
  saveChanges: 'Save changes',
  useOnce: 'Use for this order only',
  changed: 'Changed for this order',
  saveWithOrder: 'Save this address to my account',
  notSaved: 'Your order is placed, but its address was not saved to your account.',
});

/** Texts of the form of an address; those of its other fields are the checkout's. */
export const formMessages = defineMessages('addresses.form', {
  label: 'Label (optional)',
  labelHelp: 'For example Home, Villa or Office',
  trn: 'Tax number of the company, TRN (optional)',
  trnHelp: '15 digits. It is printed on the tax invoice.',
  trnInvalid: 'A tax number (TRN) has 15 digits, begins with 1 and ends with 03',
  makeDefault: 'Make this my default address',
});
