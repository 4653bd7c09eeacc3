import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from '../../../server/rules/foldText.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';

describe('folding a text for the search', () => {
  it.each([
    ['vowel signs', 'السَّتَائِرُ', 'الستائر'],
    ['tatweel', 'ستـــائر', 'ستائر'],
    ['hamza on ya, as shoppers type it', 'ستائر', 'ستاير'],
    ['hamza on alef', 'أمريكي', 'امريكي'],
    ['hamza below alef', 'إطار', 'اطار'],
    ['madda', 'آجار', 'اجار'],
    ['final hamza', 'كهرباء', 'كهربا'],
    ['hamza on waw', 'مؤقت', 'موقت'],
    ['alef maqsura', 'مقوى', 'مقوي'],
    ['ta marbuta', 'ستارة', 'ستاره'],
    ['letters of Persian keyboards', 'کتان', 'كتان'],
    ['presentation forms', 'ﺳﺘﺎﺋﺮ', 'ستائر'],
    ['Arabic-Indic digits', '١٢٠', '120'],
    ['extended Arabic-Indic digits', '۱۲۰', '120'],
    ['direction marks', '\u200Fكتان\u200E', 'كتان'],
    ['a name that is written as two words', 'بلاك أوت', 'بلاكاوت'],
    ['punctuation between words', 'كتان، مخمل', 'كتان مخمل'],
  ])('ignores %s', (_what, one, other) => {
    const words = (text: string) => foldText(text).split(/\s+/);
    expect(words(one)).toEqual(words(other));
  });

  it.each([
    ['كتان', 'قطن'],
    ['رول', 'رولان'],
    ['حرير', 'حرر'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('only lowers the case of English text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect(foldText(text)).toBe(text.toLowerCase());
      }),
      { seed: PROPERTY_SEED },
    );
  });

  it('changes nothing the second time', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('أإآاىيئؤوءةهـًَّ١٢پچڤکگ،ab ﺳﺘ')),
      maxLength: 20,
    });
    fc.assert(
      fc.property(letters, (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
      }),
      { seed: PROPERTY_SEED },
    );
  });
});
