import { describe, expect, it } from '@jest/globals';
import { windowsText } from '@/features/windows/note/windowsText';
import { bedroom, kitchen, living, sampleWindows } from '@/fixtures/windows.fixtures';
import { createI18n } from '@/i18n/createI18n';

const { t } = createI18n();

describe('the text of windows', () => {
  it('has one line for each chosen window, with the lengths that count', () => {
    const widths: typeof living.widths = [240, 242.5, 241];
    const drops: typeof living.drops = [265, 264, 266];
    const door = { ...living, widths, drops };
    expect(windowsText(t, [door, bedroom], sampleWindows, ', ').split('\n')).toEqual([
      'Living room, Terrace door: W 242.5 × D 264 cm, width top 240, middle 242.5, bottom 241 cm, drop left 265, middle 264, right 266 cm, Curtain track on the ceiling, Wave (ripple-fold), To both sides, At the floor',
      'Bedroom, Window 2: W 121 × D 160 cm, Blind inside the recess, Should be dark: bedroom',
    ]);
  });

  it('marks what is not measured yet', () => {
    expect(windowsText(t, [kitchen], sampleWindows, ', ')).toMatch(/^Window 3: W \? × D \? cm/);
  });
});
