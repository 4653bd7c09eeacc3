import { describe, expect, it } from '@jest/globals';
import { createPseudoI18n } from '@/fixtures/pseudoI18n';
import { defineMessages } from '@/i18n/defineMessages';

const messages = defineMessages('test', { title: 'Your cart', lines: '{count} lines' });

describe('the pseudo-locale', () => {
  const { t, language } = createPseudoI18n();

  it('has messages with accents, longer and in brackets', () => {
    expect(language).toBe('en');
    expect(t(messages.title)).toBe('⟦Yóúr çárt····⟧');
  });

  it('keeps numbers', () => {
    expect(t(messages.lines, { count: 12 })).toMatch(/^⟦12 líñéš·+⟧$/);
  });
});
