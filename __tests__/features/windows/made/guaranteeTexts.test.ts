import { expect, it } from '@jest/globals';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { configuratorMessages } from '@/features/windows/made/messages';
import { createI18n } from '@/i18n/createI18n';
import { messagesIn } from '../../../../server/messages/messages';

// The configurator shows the note before the server answers, and cart and order show the server's.
it.each([
  ['en', undefined],
  ['ar', arabicCatalog],
] as const)('describes the fit guarantee as the server does (%s)', (language, catalog) => {
  const { t } = createI18n(language, catalog);
  const { given, missing, gaps } = configuratorMessages.guarantee;
  const texts = Object.entries(gaps).map(([gap, message]) => [gap, t(message)]);
  const server = messagesIn(language).guarantee;
  expect([t(given), t(missing), Object.fromEntries(texts)]).toEqual([
    server.given,
    server.missing,
    server.gaps,
  ]);
});
