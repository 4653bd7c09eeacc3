import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { loadCatalog } from '@/app/i18n/loadCatalog';
import { marqueeItems } from '@/content/marqueeItems';
import { Marquee } from '@/features/home/sections/Marquee';
import { createI18n } from '@/i18n/createI18n';
import { I18nContext } from '@/i18n/I18nContext';
import { renderAppWithFakeApi } from '../../support/renderAppWithFakeApi';
import { renderElement } from '../../support/renderElement';

const faq = [{ question: 'هل الزيارة مجانية؟', answer: 'نعم' }];

describe('the texts of the app', () => {
  it('are Arabic with the Arabic catalog', async () => {
    const i18n = createI18n('ar', await loadCatalog('ar'));
    await renderAppWithFakeApi('/FAQ', () => ({ body: { faq, totalPages: 1 } }), { i18n });
    const main = await screen.findByRole('main');
    expect(
      await within(main).findByRole('heading', { level: 1, name: 'الأسئلة الشائعة' }),
    ).toBeVisible();
    expect(await within(main).findByText('ما زال لديك سؤال؟')).toBeVisible();
    expect(document.title).toMatch(/^الأسئلة الشائعة/);
  });

  it('are English without a catalog', async () => {
    expect(await loadCatalog('en')).toEqual({});
    await renderAppWithFakeApi('/FAQ', () => ({ body: { faq, totalPages: 1 } }));
    expect(await screen.findByText('Still asking yourself?')).toBeVisible();
  });
});

describe('long texts', () => {
  it('load in the language of the page', async () => {
    const arabic = await marqueeItems.load('ar');
    await act(async () => {
      renderElement(
        <I18nContext value={createI18n('ar')}>
          <Marquee items={[]} />
        </I18nContext>,
      );
      await Promise.resolve();
    });
    expect(await screen.findByRole('list')).toHaveTextContent(arabic.join(''));
    expect(arabic).toHaveLength(marqueeItems.en.length);
  });
});
