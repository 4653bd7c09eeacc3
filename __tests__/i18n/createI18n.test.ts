import { describe, expect, it } from '@jest/globals';
import { createI18n } from '@/i18n/createI18n';
import { defineMessages } from '@/i18n/defineMessages';
import type { ValuesOf } from '@/i18n/message';
import { translateMessages } from '@/i18n/translateMessages';

const messages = defineMessages('test', {
  title: 'Your cart',
  greeting: 'Welcome, {name}!',
  count: '{count, plural, =0 {No fabrics} one {1 fabric} other {{count} fabrics}}',
  steps: { done: 'done', open: 'to come' },
});

const arabic = translateMessages(messages, {
  title: 'سلتك',
  greeting: 'أهلًا {name}!',
  count:
    '{count, plural, zero {لا أقمشة} one {قماش واحد} two {قماشان} few {{count} أقمشة} many {{count} قماشًا} other {{count} قماش}}',
  steps: { done: 'تم', open: 'قادم' },
});

describe('English', () => {
  const { t, language } = createI18n();

  it('needs no catalog', () => {
    expect(language).toBe('en');
    expect(t(messages.title)).toBe('Your cart');
    expect(t(messages.steps.done)).toBe('done');
  });

  it('inserts values as they are', () => {
    expect(t(messages.greeting, { name: 'Layla {x} #' })).toBe('Welcome, Layla {x} #!');
  });

  it.each([
    [0, 'No fabrics'],
    [1, '1 fabric'],
    [2, '2 fabrics'],
    [1250, '1250 fabrics'],
  ])('has the plural of %d', (count, text) => {
    expect(t(messages.count, { count })).toBe(text);
  });
});

describe('Arabic', () => {
  const { t } = createI18n('ar', arabic);

  it('takes texts from its catalog', () => {
    expect(t(messages.title)).toBe('سلتك');
    expect(t(messages.steps.open)).toBe('قادم');
    expect(t(messages.greeting, { name: 'ليلى' })).toBe('أهلًا ليلى!');
  });

  it.each([
    [0, 'لا أقمشة'],
    [1, 'قماش واحد'],
    [2, 'قماشان'],
    [3, '3 أقمشة'],
    [11, '11 قماشًا'],
    [100, '100 قماش'],
    [103, '103 أقمشة'],
  ])('has the plural of %d', (count, text) => {
    expect(t(messages.count, { count })).toBe(text);
  });
});

describe('two instances', () => {
  it('have a language each', () => {
    const [english, other] = [createI18n('en'), createI18n('ar', arabic)];
    expect([english.t(messages.title), other.t(messages.title)]).toEqual(['Your cart', 'سلتك']);
  });
});

describe('the values of a message', () => {
  type Text = '{count, plural, one {1 in {size}} other {{count} in {size}}}';
  interface Expected {
    count: number;
    size: string | number;
  }
  // Does not compile when one of the two types lacks a value or has one of another type.
  const toValues = (values: Expected): ValuesOf<Text> => values;
  const fromValues = (values: ValuesOf<Text>): Expected => values;

  it('have the types of its placeholders', () => {
    const values = { count: 2, size: 'L' };
    expect(fromValues(toValues(values))).toEqual(values);
  });
});
