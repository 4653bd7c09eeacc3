import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { WindowFigures } from '@/features/windows/drawing/WindowFigures';
import { WindowCard } from '@/features/windows/list/WindowCard';
import { windowsText } from '@/features/windows/note/windowsText';
import { FitterSheets } from '@/features/windows/quote/FitterSheets';
import { bedroom, living } from '@/fixtures/windows.fixtures';
import { english } from '@/fixtures/english';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { renderElement } from '../../support/renderElement';

const uneven: Pick<MeasuredWindow, 'widths' | 'drops'> = {
  widths: [118, 118.5, 118.2],
  drops: [161, 160, 160.5],
};

describe('a window with uneven lengths has the same size everywhere', () => {
  it.each([
    ['inside a recess', { ...bedroom, ...uneven, mount: 'inside' }, 118, 160],
    ['for a blind outside', { ...bedroom, ...uneven, mount: 'outside' }, 118.5, 161],
    ['for a curtain', { ...living, ...uneven }, 118.5, 160],
  ] satisfies [string, MeasuredWindow, number, number][])(
    '%s',
    async (_where, window, width, drop) => {
      await act(async () => {
        renderElement(<WindowCard window={window} windows={[window]} offer={undefined} />);
        await import('@/features/windows/account/EarlierVersion');
      });
      expect(screen.getByText(/ × /)).toHaveTextContent(
        new RegExp(`${String(width)}\\D+× \\D*${String(drop)}\\D`),
      );
      renderElement(<WindowFigures window={window} />);
      const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      expect(figures.slice(0, 2)).toEqual([`${String(width)} cm`, `${String(drop)} cm`]);
      expect(windowsText(english, [window], [window], ', ')).toContain(
        `W ${String(width)} × D ${String(drop)} cm`,
      );
    },
  );
});

describe('the sheet of the fitter', () => {
  it('has the hints of the form, such as a sloping floor', () => {
    const sloping: MeasuredWindow = { ...living, drops: [260, 262, 261.5], reach: 'floor' };
    renderElement(<FitterSheets windows={[sloping]} />);
    const sheet = within(screen.getByRole('region', { name: /^Fitter’s sheet/ }));
    expect(sheet.getByText(/differ by 2 cm: the floor slopes/)).toBeVisible();
  });

  it('has no line for hints without any', () => {
    renderElement(<FitterSheets windows={[{ ...living, drops: [260, 260, 260] }]} />);
    expect(screen.queryByText('To check at the window')).toBeNull();
  });
});
