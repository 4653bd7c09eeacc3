import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LanguageSwitch } from '@/app/layout/LanguageSwitch';
import { createI18n } from '@/i18n/createI18n';
import { I18nContext } from '@/i18n/I18nContext';
import { renderElement } from '../../support/renderElement';

const PATH = '/terms?from=cart#returns';

describe('the language switch (product 14.2)', () => {
  it('links to the same page in Arabic, with query and hash', () => {
    renderElement(<LanguageSwitch />, { path: PATH });
    expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', `/ar${PATH}`);
  });

  it('links to the same page in English', () => {
    renderElement(
      <I18nContext value={createI18n('ar')}>
        <LanguageSwitch />
      </I18nContext>,
      { path: PATH },
    );
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', PATH);
  });
});
