import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { marqueeItems } from '@/content/marqueeItems';
import { Marquee } from '@/features/home/sections/Marquee';
import { MARQUEE_LOOP_MS } from '@/features/home/constants';
import { preferStillness } from '../../../support/preferStillness';
import { renderPiece } from '../../../support/renderPiece';

const items = [{ content: 'Free visits' }, { content: 'Made in Dubai' }];
const lists = () => [...document.querySelectorAll('ul')];
const textsOf = (list: Element | undefined) =>
  [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

describe('marquee', () => {
  it('repeats the lines of the server twice, the copy for the eye only', () => {
    renderPiece(<Marquee items={items} />);
    expect(lists().map(textsOf)).toEqual([
      ['Free visits', 'Made in Dubai'],
      ['Free visits', 'Made in Dubai'],
    ]);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });

  it('shows its own three lines when the server sends none, one of them about 50 %', () => {
    renderPiece(<Marquee items={[]} />);
    expect(textsOf(screen.getByRole('list'))).toEqual(marqueeItems);
    expect(marqueeItems).toHaveLength(3);
    expect(marqueeItems.some((line) => line.includes('50% off some selected fabrics'))).toBe(true);
  });

  it('moves 0.07 % every 50 ms, that is −100 % in 71.4 s', () => {
    renderPiece(<Marquee items={items} />);
    expect(((100 / MARQUEE_LOOP_MS) * 50).toFixed(2)).toBe('0.07');
    for (const list of lists()) {
      expect(getComputedStyle(list).animation).toContain('71429ms linear infinite');
    }
  });

  it('resets once each list has left by its whole width', () => {
    renderPiece(<Marquee items={items} />);
    const [list] = lists();
    const [name = ''] = list ? getComputedStyle(list).animation.split(' ') : [];
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const law = rules.find(({ cssText }) => cssText.startsWith(`@keyframes ${name}`));
    expect(law?.cssText).toMatch(/to \{[^}]* transform: translateX\(-100%\)/);
  });

  it('stands still at the button and under the pointer', async () => {
    const { user } = renderPiece(<Marquee items={items} />);
    const belt = lists()[0]?.parentElement;
    expect(belt).toHaveAttribute('data-playing', 'true');
    await user.click(screen.getByRole('button', { name: 'Pause the offers' }));
    expect(belt).toHaveAttribute('data-playing', 'false');
    await user.click(screen.getByRole('button', { name: 'Play the offers' }));
    expect(belt).toHaveAttribute('data-playing', 'true');
    if (belt) fireEvent.pointerEnter(belt);
    expect(belt).toHaveAttribute('data-playing', 'false');
  });

  it('does not move where motion is unwanted', () => {
    preferStillness();
    renderPiece(<Marquee items={items} />);
    expect(lists()[0]?.parentElement).toHaveAttribute('data-playing', 'false');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
