import { describe, expect, it } from '@jest/globals';
import { isApiError, isEndOfSession, isWorthRetrying, readMessage, toApiError } from '@/api/errors';

describe('readMessage', () => {
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
  ])('reads %j as %j', (body, message) => {
    expect(readMessage(body)).toBe(message);
  });
});

describe('toApiError', () => {
  it('keeps the status and the message of the response', () => {
    const error = { status: 409, data: { message: 'At most 99.' } };
    expect(toApiError(error)).toEqual({ status: 409, message: 'At most 99.' });
  });

  it('keeps only the status when the response cannot be parsed', () => {
    const error = {
      status: 'PARSING_ERROR',
      originalStatus: 502,
      data: '<h1>Bad gateway</h1>',
      error: 'SyntaxError',
    } as const;
    expect(toApiError(error)).toEqual({ status: 502, message: undefined });
  });

  it('has no status when a success cannot be parsed, so that its outcome counts as unknown', () => {
    const error = {
      status: 'PARSING_ERROR',
      originalStatus: 200,
      data: '<h1>Welcome to our network</h1>',
      error: 'SyntaxError',
    } as const;
    expect(toApiError(error)).toEqual({ status: undefined, message: undefined });
  });

  it.each(['FETCH_ERROR', 'TIMEOUT_ERROR'] as const)(
    'has neither status nor message after a %s',
    (status) => {
      const error = { status, error: 'Failed to fetch' };
      expect(toApiError(error)).toEqual({ status: undefined, message: undefined });
    },
  );
});

describe('isApiError', () => {
  it('accepts an API error', () => {
    expect(isApiError({ status: undefined, message: undefined })).toBe(true);
  });

  it.each([[null], [undefined], ['text'], [{ status: 400 }], [{ message: 'No' }]])(
    'rejects %j',
    (value) => {
      expect(isApiError(value)).toBe(false);
    },
  );
});

describe('isEndOfSession (product 10.9)', () => {
  it.each(['Token expired', 'Invalid token', 'Token not found'])(
    'returns true for %j',
    (message) => {
      expect(isEndOfSession(message)).toBe(true);
    },
  );

  it.each(['', 'Token', 'token expired', undefined])('returns false for %j', (message) => {
    expect(isEndOfSession(message)).toBe(false);
  });
});

describe('isWorthRetrying', () => {
  it.each([
    [undefined, true],
    [429, true],
    [500, true],
    [503, true],
    [499, false],
    [400, false],
    [404, false],
  ])('after status %p returns %p', (status, isWorth) => {
    expect(isWorthRetrying({ status, message: 'No' })).toBe(isWorth);
  });
});
