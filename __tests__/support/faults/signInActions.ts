import { fireEvent } from '@testing-library/react';
import type { Action } from './actions';
import { typeAll } from './controls';

/** Pastes a code into the boxes. */
function enterCode(): void {
  const box = document.querySelector('input[autocomplete="one-time-code"]');
  if (box === null) throw new Error('No box for the code.');
  fireEvent.change(box, { target: { value: '123456' } });
}

const email = { email: 'layla@sadeel.example' };

export const signInActions: Action[] = [
  {
    route: 'login',
    endpoint: 'sendOtp',
    call: 'POST /user/send-otp',
    url: '/login',
    fill: () => typeAll(email),
    button: 'Login',
    typed: email,
    failure: 'Something went wrong',
    done: 'Enter OTP to Verify',
  },
  {
    route: 'login',
    endpoint: 'signInWithPasskey',
    call: 'POST /user/sign-in-with-passkey',
    url: '/login',
    button: 'Sign in with a passkey',
    failure: 'Signing in with the passkey did not work.',
    done: 'Shop by category',
  },
  {
    route: 'verifyOtp',
    endpoint: 'sendOtp',
    call: 'POST /user/send-otp',
    url: '/verify-otp',
    state: email,
    button: 'Resend OTP',
    failure: 'Failed to resend OTP',
    done: 'Done.',
  },
  {
    route: 'verifyOtp',
    endpoint: 'verifyOtp',
    call: 'POST /user/verify-otp',
    url: '/verify-otp',
    state: { ...email, deadline: Number.MAX_SAFE_INTEGER },
    fill: enterCode,
    refill: enterCode,
    button: 'Verify',
    failure: 'Something went wrong',
    done: 'Shop by category',
  },
  {
    route: 'orders',
    endpoint: 'logout',
    call: 'POST /user/logout',
    url: '/MyOrders',
    isSignedIn: true,
    button: 'Log out',
    done: 'Shop by category',
    endsAnyway: true,
  },
];
