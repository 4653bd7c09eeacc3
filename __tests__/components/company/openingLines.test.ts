import { expect, it } from '@jest/globals';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { openingLines } from '@/components/company/openingLines';
import { createI18n } from '@/i18n/createI18n';

const hours = [
  { from: 6, to: 4, opens: '10:00', closes: '21:30' },
  { from: 5, to: 5, opens: '16:00', closes: '01:00' },
];

it('opening hours are written in the language of the page (product 1.4)', () => {
  const { t } = createI18n();
  const arabic = createI18n('ar', arabicCatalog).t;
  expect(openingLines({ hours }, t, 'en')).toEqual([
    'Saturday to Thursday: 10:00 – 21:30',
    'Friday: 16:00 – 01:00',
  ]);
  expect(openingLines({ hours }, arabic, 'ar')).toEqual([
    'من السبت إلى الخميس: 10\u00A0صباحًا – 9:30\u00A0مساءً',
    'الجمعة: 4\u00A0عصرًا – 1\u00A0صباحًا',
  ]);
  const always = [{ from: 0, to: 6, opens: '09:00', closes: '22:00' }];
  expect(openingLines({ hours: always }, t, 'en')).toEqual(['Every day: 09:00 – 22:00']);
  const specialHours = [
    { from: '2026-12-02', until: '2026-12-03' },
    { from: '2026-12-31', until: '2026-12-31', opens: '10:00', closes: '18:00' },
  ];
  expect(openingLines({ specialHours }, t, 'en')).toEqual([
    'Wed 2 Dec to Thu 3 Dec: Closed',
    'Thu 31 Dec: 10:00 – 18:00',
  ]);
  expect(openingLines({ specialHours }, arabic, 'ar')[0]).toBe(
    'من الأربعاء 2 ديسمبر إلى الخميس 3 ديسمبر: مغلق',
  );
});
