/** Unit of a wait. */
export type WaitUnit = 'hour' | 'minute' | 'second';

/** Errors that any request can cause. */
export const requests = {
  starting: 'The shop is starting. Please try again in a few seconds.',
  busy: 'The shop is very busy at the moment. Please try again in a few seconds.',
  tooManyAtOnce: 'Too many requests at once. Please try again in a few seconds.',
  bug: 'Something went wrong on our side. Please try again.',
  databaseDown: 'The database cannot be reached.',
  nothingHere: 'There is nothing here.',
  callMissing: 'This call does not exist.',
  fileMissing: 'This file does not exist.',
  notBuilt: 'The storefront is not built yet: run npm run build.',
  methodRefused: (method: string, allowed: readonly string[]) =>
    `${method} is not possible here; use ${allowed.join(' or ')}.`,

  wait: (count: number, unit: WaitUnit) => `${count} ${unit}${count === 1 ? '' : 's'}`,
  tryAgainIn: (reason: string, wait: string) => `${reason} Please try again in ${wait}.`,

  badTarget: 'The request target must be an absolute path with an optional query.',
  badHost: 'The Host header must be a name and a port.',
  repeatedParameter: 'Every query parameter may stand only once.',
  bodyTooLarge: (kib: number) => `This request is too large: at most ${kib} KiB are accepted.`,
  bodyIncomplete: 'The body did not arrive completely.',
  bodyType: 'Send the body as plain JSON with Content-Type: application/json.',
  fileType: 'Only JPEG, PNG and WebP images are accepted.',
  bodyNotJson: 'The body is not valid JSON.',
  bodyTooDeep: 'The body is nested too deeply.',
  bodyNotObject: 'The body must be a JSON object.',
  repeatedField: 'The body names a field twice.',
  invalid: 'Invalid',
  keyShape: 'Idempotency-Key must be 1 to 255 visible ASCII characters.',
  keyReused: 'This Idempotency-Key was used for another request. Make a new one.',

  required: (field: string) => `${field} is required`,
  idRequired: (name: string) => `${name} is required.`,
  tooLong: (field: string, max: number) => `${field} is too long: at most ${max} characters.`,
  badCharacters: (field: string) => `${field} holds characters that cannot be used here.`,
  notText: (field: string) => `${field} must be text.`,
  wholeNumber: (name: string, min: number, max: number) =>
    `${name} must be a whole number from ${min} to ${max}.`,

  tokenTooLong: 'firebaseToken is too long.',
  notWindows: 'The body must be changes of measured windows.',
  notAReport: 'The body must be a report of a browser.',
  tooManyReports: 'Too many reports. Please try again later.',
  noProvider: 'This payment provider is not set up.',
  badSignature: 'The signature is not valid.',
  incompleteEvent: 'The event is not complete.',
  eventNotTaken: 'The event could not be taken now.',
  outboxElsewhere: 'The outbox is shown on the machine of the shop only.',
};
