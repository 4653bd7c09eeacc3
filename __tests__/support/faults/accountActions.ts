import type { ApiCall } from '@/contract/api';
import type { Action } from './actions';
import { press, type } from './controls';

const UNREACHABLE = 'We could not reach the shop.';
const CODE = '123456';

const onAccount = (
  endpoint: string,
  call: ApiCall,
  rest: Pick<Action, 'button' | 'done'> & Partial<Action>,
): Action => ({ route: 'account', endpoint, call, url: '/account', isSignedIn: true, ...rest });

export const accountActions: Action[] = [
  onAccount('updateAccount', 'POST /user/update-account', {
    fill: () => type('name', 'Layla H.'),
    button: 'Save name',
    typed: { name: 'Layla H.' },
    failure: UNREACHABLE,
    done: 'Your name is saved.',
  }),
  onAccount('saveAddress', 'POST /user/save-address', {
    fill: async () => {
      await press('Edit Villa');
      type('label', 'Beach villa');
    },
    button: 'Save address',
    typed: { label: 'Beach villa' },
    failure: 'The address was not saved.',
    done: 'The address is saved.',
    hasKey: true,
  }),
  onAccount('removeAddress', 'POST /user/remove-address', {
    fill: () => press('Remove Office'),
    button: 'Remove',
    failure: 'The address was not removed.',
    done: 'Done.',
  }),
  onAccount('setDefaultAddress', 'POST /user/set-default-address', {
    button: 'Make default: Office',
    failure: 'The address was not saved.',
    done: 'Done.',
  }),
  onAccount('saveShortlist', 'POST /user/save-shortlist', {
    button: 'Take Majlis Damask out of your shortlist',
    failure: 'Your shortlist was not changed.',
    done: 'Majlis Damask is taken out.',
  }),
  onAccount('revokeSession', 'POST /user/revoke-session', {
    button: 'Sign out Chrome on Android',
    failure: UNREACHABLE,
    done: 'Chrome on Android is signed out.',
  }),
  onAccount('revokeSessions', 'POST /user/revoke-sessions', {
    fill: () => press('Sign out everywhere'),
    button: 'Sign out everywhere',
    failure: UNREACHABLE,
    done: 'You are signed out on all devices.',
  }),
  onAccount('startPasskey', 'POST /user/start-passkey', {
    button: 'Create a passkey',
    failure: UNREACHABLE,
    done: 'Your passkey is ready.',
  }),
  onAccount('addPasskey', 'POST /user/add-passkey', {
    button: 'Create a passkey',
    failure: UNREACHABLE,
    done: 'Your passkey is ready.',
  }),
  onAccount('removePasskey', 'POST /user/remove-passkey', {
    button: 'Remove the passkey of Chrome on Android',
    failure: UNREACHABLE,
    done: 'The passkey of Chrome on Android is removed.',
  }),
  onAccount('exportAccount', 'GET /user/export-account', {
    button: 'Save my data',
    failure: 'We could not load your data.',
    done: 'Your data is saved as a file.',
  }),
  onAccount('sendClosingCode', 'POST /user/send-closing-code', {
    fill: () => press('Close my account'),
    button: 'Send me a code',
    failure: UNREACHABLE,
    done: 'We sent a six-digit code',
  }),
  onAccount('closeAccount', 'POST /user/close-account', {
    fill: async () => {
      await press('Close my account');
      await press('Send me a code');
      type('code', CODE);
    },
    refill: () => type('code', CODE),
    button: 'Close account for good',
    failure: UNREACHABLE,
    done: 'Your account is closed.',
  }),
];
