import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { editorMessages } from '@/features/windows/editor/messages';
import { WindowEditor } from '@/features/windows/editor/WindowEditor';
import { windowsText } from '@/features/windows/note/windowsText';
import { FitterSheet } from '@/features/windows/quote/FitterSheet';
import { living } from '@/fixtures/windows.fixtures';
import { createI18n } from '@/i18n/createI18n';
import { I18nContext } from '@/i18n/I18nContext';
import type { Language } from '@/lib/language';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { renderElement } from '../../support/renderElement';

/** Three different drops and two different walls: a swapped figure is another figure. */
const uneven: MeasuredWindow = {
  ...living,
  drops: [261, 262, 263],
  diagonals: [301, 302],
  freeLeft: 41,
  freeRight: 42,
};
const blind: MeasuredWindow = { ...uneven, mount: 'inside' };

const languages: Language[] = ['en', 'ar'];
const i18nOf = (language: Language) => createI18n(language, language === 'ar' ? arabicCatalog : {});

/** Renders in a language, in a page of its direction. */
function renderIn(language: Language, element: ReactNode) {
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  renderElement(<I18nContext value={i18nOf(language)}>{element}</I18nContext>);
  return i18nOf(language).t;
}

/** Texts of the places beside an element, from left to right as they stand on the screen. */
function fromLeftToRight(element: Element): (string | null)[] {
  const row = element.closest('[dir]')?.parentElement;
  expect(row).toHaveAttribute('dir', 'ltr');
  return [...(row?.children ?? [])].map((child) => child.textContent);
}

describe.each(languages)('a window with three different drops in %s', (language) => {
  it('has its fields in the order of the room', () => {
    const t = renderIn(
      language,
      <WindowEditor window={blind} windows={[blind]} onEdit={() => 0} />,
    );
    const { steps, left, middle, right, fromTopLeft, fromTopRight, freeLeft, freeRight } =
      editorMessages;
    const rows = [
      { step: steps.drops, places: [left, middle, right], values: ['261', '262', '263'] },
      { step: steps.diagonals, places: [fromTopLeft, fromTopRight], values: ['301', '302'] },
      { step: steps.space, places: [freeLeft, freeRight], values: ['41', '42'] },
    ];
    for (const { step, places, values } of rows) {
      const group = within(screen.getByRole('group', { name: t(step) }));
      const fields = places.map((place) => group.getByRole('textbox', { name: t(place) }));
      expect(fields.map((field) => field.getAttribute('value'))).toEqual(values);
      const labels = fields.slice(0, 1).flatMap(fromLeftToRight);
      expect(labels).toHaveLength(places.length);
      places.forEach((place, index) => expect(labels[index]).toContain(t(place)));
    }
  });

  it('has labelled figures in the order of the room on the sheet of the fitter', () => {
    const t = renderIn(language, <FitterSheet window={blind} name="Majlis" />);
    const { left, middle, right, fromTopLeft, fromTopRight, cm } = editorMessages;
    const labelled = (place: typeof left, length: number) => `${t(place)}${length} ${t(cm)}`;
    const placeOf = (text: string) => screen.getByText(text);
    expect(fromLeftToRight(placeOf(`262 ${t(cm)}`))).toEqual([
      labelled(left, 261),
      labelled(middle, 262),
      labelled(right, 263),
    ]);
    expect(fromLeftToRight(placeOf(`301 ${t(cm)}`))).toEqual([
      labelled(fromTopLeft, 301),
      labelled(fromTopRight, 302),
    ]);
    expect(fromLeftToRight(placeOf(`41 ${t(cm)}`))).toEqual([
      labelled(left, 41),
      labelled(right, 42),
    ]);
  });

  it('has a label at each drop in notes and mails', () => {
    const { t } = i18nOf(language);
    const text = windowsText(t, [uneven], [uneven], ', ');
    const { left, middle, right } = editorMessages;
    for (const [place, drop] of [
      [left, '261'],
      [middle, '262'],
      [right, '263'],
    ] as const)
      expect(text.toLowerCase()).toContain(`${t(place).toLowerCase()} ${drop}`);
  });
});
