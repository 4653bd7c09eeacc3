import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { latestPressedList, sinceLatestPress, trackPresses } from '@/hooks/navigation/latestPress';

beforeAll(() => trackPresses());
beforeEach(() => {
  document.body.innerHTML =
    '<article data-list="recent"><a id="card"><b>Linen</b></a></article><a id="logo">Home</a>';
});
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

describe('the latest press', () => {
  it('is timed', () => {
    expect(sinceLatestPress()).toBe(Infinity);
    press('#logo');
    expect(sinceLatestPress()).toBeLessThan(Infinity);
  });

  it('belongs to the list of the pressed card, until something else is pressed', () => {
    press('#card b');
    expect(latestPressedList()).toBe('recent');
    press('#logo');
    expect(latestPressedList()).toBeUndefined();
  });
});
