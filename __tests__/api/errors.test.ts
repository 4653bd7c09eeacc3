import { describe, expect, it } from '@jest/globals';
import { isApiError, isEndOfSession, isWorthRetrying, readMessage, toApiError } from '@/api/errors';

describe('the message of an answer', () => {
  it.each([
    [{ message: 'From the body' }, 'From the body'],
    [{ data: { message: 'From data' } }, 'From data'],
    [{ message: 'First', data: { message: 'Second' } }, 'First'],
    [{ message: 42 }, '42'],
    [{ message: '  Spaced  ' }, 'Spaced'],
    [{ message: 'x'.repeat(201) }, 'x'.repeat(200)],
    [{ message: { $ne: 1 } }, undefined],
    [{ message: '   ' }, undefined],
    [{ data: 'text' }, undefined],
    [[], undefined],
    [null, undefined],
    ['<html>Bad gateway</html>', undefined],
  ])('in %j is %j', (body, message) => {
    expect(readMessage(body)).toBe(message);
  });
});

describe('a failed call', () => {
  it('has the status and the words of the server', () => {
    const error = { status: 409, data: { message: 'At most 99.' } };
    expect(toApiError(error)).toEqual({ status: 409, message: 'At most 99.' });
  });

  it('has the status alone when the answer could not be read', () => {
    const error = {
      status: 'PARSING_ERROR',
      originalStatus: 502,
      data: '<h1>Bad gateway</h1>',
      error: 'SyntaxError',
    } as const;
    expect(toApiError(error)).toEqual({ status: 502, message: undefined });
  });

  it.each(['FETCH_ERROR', 'TIMEOUT_ERROR'] as const)('has neither after a %s', (status) => {
    const error = { status, error: 'Failed to fetch' };
    expect(toApiError(error)).toEqual({ status: undefined, message: undefined });
  });
});

describe('isApiError', () => {
  it('knows a failed call', () => {
    expect(isApiError({ status: undefined, message: undefined })).toBe(true);
  });

  it.each([[null], [undefined], ['text'], [{ status: 400 }], [{ message: 'No' }]])(
    'does not take %j for one',
    (value) => {
      expect(isApiError(value)).toBe(false);
    },
  );
});

describe('the end of a session (product 10.9)', () => {
  it.each(['Token expired', 'Invalid token', 'Token not found'])('is what %j means', (message) => {
    expect(isEndOfSession(message)).toBe(true);
  });

  it.each(['', 'Token', 'token expired', undefined])('is not what %j means', (message) => {
    expect(isEndOfSession(message)).toBe(false);
  });
});

describe('another try', () => {
  it.each([
    [undefined, true],
    [429, true],
    [500, true],
    [503, true],
    [499, false],
    [400, false],
    [404, false],
  ])('after %p is worth it: %p', (status, isWorth) => {
    expect(isWorthRetrying({ status, message: 'No' })).toBe(isWorth);
  });
});
