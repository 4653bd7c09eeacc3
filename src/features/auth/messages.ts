import { defineMessages } from '@/i18n/defineMessages';

/** Texts of sign-in; those of product 10.1 to 10.6 are exact. */
export const messages = defineMessages('auth', {
  /** Titles of the documents. */
  loginDocument: 'Sign in',
  loginDescription:
    'Sign in to Sadeel with a six-digit code sent to your e-mail address. No password: your cart, orders and measured windows wait for you.',
  otpDocument: 'Verify',
  loginTitle: 'Create an account or sign in',
  loginHelp:
    'Enter your e-mail address and we will send you a six-digit code. There is no password to remember.',
  sessionEnded:
    'Your session has ended, and you are signed out on this device. Sign in again to continue; your cart is kept.',
  kept: 'Your choice is kept. We add it to your cart as soon as you are signed in.',
  email: 'E-mail address',
  emailExample: 'Write it like name@example.com.',
  login: 'Login',
  loggingIn: 'Loading....',
  or: 'or',
  passkey: 'Sign in with a passkey',
  passkeyCancelled: 'You are not signed in yet. Try the passkey again, or sign in with a code.',
  passkeyFailed: 'Signing in with the passkey did not work. Try again, or sign in with a code.',
  invalidEmail: 'Please enter a valid email address',
  somethingWrong: 'Something went wrong',
  otpTitle: 'Enter OTP to Verify',
  sentTo: 'We sent a six-digit code to',
  changeEmail: 'Change e-mail',
  otpGroup: '6-digit code',
  otpDigit: 'Digit {place} of 6',
  verify: 'Verify',
  invalidOtp: 'Please enter a valid 6-digit OTP',
  timeLeft: 'Code valid for',
  timeExpired: 'Time expired',
  resend: 'Resend OTP',
  resent: 'OTP resent successfully',
  resendFailed: 'Failed to resend OTP',
  notReceived: 'No e-mail? Look in the spam folder too, or ask for a new code.',
  askAgain: 'The code we sent no longer counts. Ask for a new one.',
  secondsLeft: { minute: 'One minute left', half: '30 seconds left', last: '10 seconds left' },
  signedInAs: 'Signed in as',
  myAccount: 'My account',
  logOut: 'Log out',
});
