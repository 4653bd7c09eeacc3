import { setupI18n } from '@lingui/core';
import { describe, expect, it } from '@jest/globals';
import { compileMessages } from '../../scripts/support/compileMessages.ts';
import { defineMessages } from '@/i18n/defineMessages';
import { translateMessages } from '@/i18n/translateMessages';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

/** English text of a compiled message. */
function format(text: string, values: Record<string, unknown>): string {
  const message = compileMessages({ id: 'id', message: text }) as string;
  return english._('id', values, { message });
}

describe('compiled English messages', () => {
  it.each([
    ['Cart', 'Cart'],
    ['Price: {price}', 'Price: AED 95'],
    ['{count, plural, one {1 item} other {{count} items}} for {price}', '3 items for AED 95'],
    ['{count, plural, =3 {three} other {many}}', 'three'],
    ['{count, plural, one {# item} other {# items}}', '3 items'],
    [
      '{kind, select, bed {For {count, plural, one {1 bed} other {{count} beds}}} other {}}',
      'For 3 beds',
    ],
  ])('of %s give the same text', (text, expected) => {
    const values = { count: 3, price: 'AED 95', kind: 'bed' };
    expect(format(text, values)).toBe(expected);
    expect(english._('id', values, { message: text })).toBe(expected);
  });

  it.each([0, 1, 2, 1.5])('have the plural of %d', (count) => {
    const text = '{count, plural, =0 {none} one {one} other {other}}';
    expect(format(text, { count })).toBe(english._('id', { count }, { message: text }));
  });

  it('need no Intl for plurals', () => {
    const compiled = JSON.stringify(
      compileMessages({ id: 'id', message: '{count, plural, one {1 item} other {{count} items}}' }),
    );
    expect(compiled).toContain('"select"');
    expect(compiled).not.toContain('"plural"');
  });
});

describe('a module of messages', () => {
  const messages = defineMessages('test', { title: 'Cart', steps: { done: 'done' } });

  it('keeps its structure', () => {
    expect(compileMessages(messages)).toEqual({ title: ['Cart'], steps: { done: ['done'] } });
  });

  it('has the same ids when it is defined with compiled texts', () => {
    const compiled = compileMessages(messages) as Parameters<typeof defineMessages>[1];
    expect(defineMessages('test', compiled)).toEqual({
      title: { id: 'test.title', message: ['Cart'] },
      steps: { done: { id: 'test.steps.done', message: ['done'] } },
    });
  });

  it('may be a catalog', () => {
    const catalog = translateMessages(messages, { title: 'السلة', steps: { done: 'تم' } });
    expect(compileMessages(catalog)).toEqual({
      'test.title': ['السلة'],
      'test.steps.done': ['تم'],
    });
  });

  it.each([
    ['an unclosed placeholder', '{count'],
    ['an unknown plural form', '{n, plural, some {a} other {b}}'],
  ])('with %s fails the build', (_what, text) => {
    expect(() => compileMessages({ title: { id: 'a.title', message: text } })).toThrow();
  });

  it('with anything else fails the build', () => {
    expect(() => compileMessages({ REASONS: ['Damaged'] })).toThrow('only messages');
    expect(() => compileMessages({ format: () => '' })).toThrow('only messages');
  });
});
