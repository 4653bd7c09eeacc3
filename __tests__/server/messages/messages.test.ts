import { describe, expect, it } from '@jest/globals';
import { messagesIn } from '../../../server/messages/messages.ts';

const en = messagesIn('en');
const ar = messagesIn('ar');

/** Latin words that stay: brands, formats, headers, commands, and names and values of parameters. */
const LATIN =
  /Stripe|PayPal|stripe|paypal|JPEG|PNG|WebP|JSON|ASCII|Content-Type: application\/json|Host|Idempotency-Key|npm run build|action|increment|decrement|remove|filter|paymentType|firebaseToken|delivery|post|visit|Markdown|Accept: text\/markdown|\/product-detail\.md|\/ar/g;

/** Texts without parameters, by path. */
function textsOf(table: object, path: string): [path: string, text: string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const own = `${path}.${key}`;
    if (typeof value === 'string') return [[own, value] as [string, string]];
    return typeof value === 'object' && value !== null ? textsOf(value, own) : [];
  });
}

const arabicTexts = Object.entries(ar).flatMap(([group, table]) => textsOf(table, group));

describe('Arabic messages', () => {
  it('differ from the English ones', () => {
    const english = Object.entries(en).flatMap(([group, table]) => textsOf(table, group));
    expect(arabicTexts.map(([path]) => path)).toEqual(english.map(([path]) => path));
    const equal = arabicTexts.filter(([, text], index) => text === english[index]?.[1]);
    expect(equal).toEqual([]);
  });

  it('contain Arabic words, and Latin ones only where they are names', () => {
    const foreign = arabicTexts.filter(
      ([, text]) => !/\p{Script=Arabic}/u.test(text) || /[a-z]/i.test(text.replace(LATIN, '')),
    );
    expect(foreign).toEqual([]);
  });

  it('use Arabic punctuation', () => {
    expect(arabicTexts.filter(([, text]) => /[?;,"]/.test(text))).toEqual([]);
  });

  it.each([
    [1, 'ثانية واحدة', 'دقيقة واحدة', 'ساعة واحدة'],
    [2, 'ثانيتين', 'دقيقتين', 'ساعتين'],
    [3, '3 ثوانٍ', '3 دقائق', '3 ساعات'],
    [11, '11 ثانية', '11 دقيقة', '11 ساعة'],
    [59, '59 ثانية', '59 دقيقة', '59 ساعة'],
  ])('count a wait of %i in the right plural form', (count, seconds, minutes, hours) => {
    expect(ar.requests.wait(count, 'second')).toBe(seconds);
    expect(ar.requests.wait(count, 'minute')).toBe(minutes);
    expect(ar.requests.wait(count, 'hour')).toBe(hours);
  });

  it.each([
    [2, 'قطعتان، مقاس الواحدة 150 × 200 سم', 'الحل قطعتان، عرض الواحدة 150 سم.'],
    [3, '3 قطع، مقاس الواحدة 150 × 200 سم', 'الحل 3 قطع، عرض الواحدة 150 سم.'],
    [12, '12 قطعة، مقاس الواحدة 150 × 200 سم', 'الحل 12 قطعة، عرض الواحدة 150 سم.'],
  ])('count %i parts of a finished window', (count, label, advice) => {
    expect(ar.made.parts(count, '150 × 200 سم')).toBe(label);
    expect(ar.made.partsWork(count, '150')).toBe(advice);
  });

  it.each([
    [0, 'الرمز غير صحيح ولم يعد صالحًا. اطلب رمزًا جديدًا.'],
    [1, 'الرمز غير صحيح. المحاولات المتبقية: محاولة واحدة.'],
    [2, 'الرمز غير صحيح. المحاولات المتبقية: محاولتان.'],
    [4, 'الرمز غير صحيح. المحاولات المتبقية: 4 محاولات.'],
  ])('name %i tries that are left', (triesLeft, text) => {
    expect(ar.shop.wrongCode(triesLeft)).toBe(text);
  });

  it('count characters and pieces', () => {
    expect(ar.requests.tooLong('الاسم', 100)).toContain('100 حرف');
    expect(ar.requests.tooLong('الاسم', 20)).toContain('20 حرفًا');
    expect(ar.shop.lineFull(99)).toContain('99 قطعة');
  });

  it.each([ar.shop.notOnline, ar.shop.manyEnquiries])(
    'show phone numbers from left to right',
    (text) => {
      expect(text('+971 4 000 0000')).toContain('\u200E+971 4 000 0000');
    },
  );

  it.each([
    [1, 'metre', 'متر واحد'],
    [2, 'metre', 'متران'],
    [6, 'metre', '6 أمتار'],
    [12, 'metre', '12 مترًا'],
    [100, 'metre', '100 متر'],
    [1, 'panel', 'ستارة واحدة'],
    [2, 'panel', 'ستارتان'],
    [3, 'blind', '3 قطع'],
    [11, 'blind', '11 قطعة'],
    [3, null, 'العدد 3'],
  ] as const)('count a quantity of %i of unit %s as %s', (quantity, soldAs, text) => {
    expect(ar.shop.quantity(quantity, soldAs)).toBe(text);
  });
});

describe('English messages', () => {
  const dead = 'That code is not right and cannot be used any more. Ask for a new one.';

  it.each([
    [3, 'That code is not right. 3 tries left.'],
    [1, 'That code is not right. 1 try left.'],
    [0, dead],
    [-1, dead],
  ])('name %i tries that are left', (triesLeft, text) => {
    expect(en.shop.wrongCode(triesLeft)).toBe(text);
  });

  it.each([
    [6, 'metre', '6 m'],
    [1, 'metre', '1 m'],
    [1, 'panel', '1 panel'],
    [2, 'panel', '2 panels'],
    [1, 'blind', '1 blind'],
    [3, 'blind', '3 blinds'],
    [3, null, '3'],
  ] as const)('count a quantity of %i of unit %s as %s', (quantity, soldAs, text) => {
    expect(en.shop.quantity(quantity, soldAs)).toBe(text);
  });

  it.each([
    [1, '1 second'],
    [2, '2 seconds'],
  ])('count a wait of %i', (count, text) => {
    expect(en.requests.wait(count, 'second')).toBe(text);
  });
});
