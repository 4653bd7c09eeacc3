import { describe, expect, it } from '@jest/globals';
import { reportFields } from '../../../server/rules/clientReport.ts';

const TOKEN = 'a1_-'.repeat(10) + 'abc';

describe('the log fields of a report', () => {
  it('contain message, stack and page of an error, without personal data', () => {
    const fields = reportFields({
      kind: 'error',
      message: `aisha@example.com, code 123456, ${TOKEN}, https://shop.example/x?token=secret#y failed`,
      stack: 'at f (https://shop.example/assets/main.js?v=1:2:3)\nat +971 50 123 4567',
      path: '/customers/aisha%40example.com?id=42',
    });
    expect(fields).toEqual({
      kind: 'error',
      reason: '…, code …, …, https://shop.example/x failed',
      stack: 'at f (https://shop.example/assets/main.js)\nat +…',
      page: '/customers/…',
    });
  });

  it.each([
    {
      type: 'csp-violation',
      url: 'https://shop.example/cart?x=1',
      body: {
        documentURL: 'https://shop.example/cart?email=a@b.example',
        blockedURL: 'https://evil.example/a.js?secret',
        effectiveDirective: 'script-src-elem',
        sourceFile: 'https://shop.example/main.js?x',
        lineNumber: 7,
        sample: 'aisha@example.com',
      },
    },
    {
      'csp-report': {
        'document-uri': 'https://shop.example/cart?email=a@b.example',
        'blocked-uri': 'https://evil.example/a.js?secret',
        'effective-directive': 'script-src-elem',
        'source-file': 'https://shop.example/main.js?x',
        'line-number': 7,
        'script-sample': 'aisha@example.com',
      },
    },
  ])('contain a violation of the content policy, in both formats of browsers', (report) => {
    expect(reportFields(report)).toEqual({
      kind: 'csp-violation',
      page: 'https://shop.example/cart',
      blocked: 'https://evil.example/a.js',
      directive: 'script-src-elem',
      source: 'https://shop.example/main.js',
      line: '7',
    });
  });

  it.each([
    ['call 050.123.4567', 'call …'],
    ['call ٠٥٠ ١٢٣ ٤٥٦٧', 'call …'],
    [`at%3D${TOKEN}`, 'at%…'],
  ])('redact %s', (message, reason) => {
    expect(reportFields({ kind: 'error', message, path: '/' })).toMatchObject({ reason });
  });

  it.each([
    ['an e-mail address', 'aisha.rahman@example.com'],
    ['a token', TOKEN],
    ['a phone number', '+971 50 123 45 67'],
  ])('contain no part of %s, also where a long text is cut', (_kind, secret) => {
    for (let offset = 0; offset < secret.length; offset += 1) {
      const start = 'x '.repeat(600).slice(0, 1200 - offset);
      const personal = '1234567890 '.repeat(100).slice(0, 1200 - offset);
      for (const before of [start, personal, `${personal.slice(0, 1150 - offset)} `]) {
        const { reason } = reportFields({
          kind: 'error',
          message: `${before}${secret}`,
          path: '/',
        });
        expect(reason).not.toMatch(/ais|a1_|97|12/);
      }
    }
  });

  it('omit the query of a path', () => {
    const path = '/products?search=my secret search&email=a b';
    const report = { kind: 'error', message: 'x', path } as const;
    expect(reportFields(report)).toMatchObject({ page: '/products' });
  });

  it('contain the kind and the page of any other report', () => {
    const report = { type: 'crash', url: 'https://shop.example/a?b', body: { reason: 'oom' } };
    expect(reportFields(report)).toEqual({ kind: 'crash', page: 'https://shop.example/a' });
  });

  it('are truncated', () => {
    const { reason, stack } = reportFields({
      kind: 'error',
      message: 'x '.repeat(5000),
      stack: 'y '.repeat(5000),
      path: '/',
    });
    expect([String(reason).length, String(stack).length]).toEqual([300, 1000]);
  });
});
