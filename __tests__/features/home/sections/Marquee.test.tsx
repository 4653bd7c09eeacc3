import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { marqueeItems } from '@/content/marqueeItems';
import { Marquee } from '@/features/home/sections/Marquee';
import { MARQUEE_LOOP_MS } from '@/features/home/constants';
import { preferReducedMotion } from '../../../support/preferReducedMotion';
import { renderElement } from '../../../support/renderElement';

const items = [{ content: 'Free visits' }, { content: 'Made in Dubai' }];
const lists = () => [...document.querySelectorAll('ul')];
const textsOf = (list: Element | undefined) =>
  [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

describe('Marquee', () => {
  it('renders the items twice and hides the copy from assistive technology', () => {
    renderElement(<Marquee items={items} />);
    expect(lists().map(textsOf)).toEqual([
      ['Free visits', 'Made in Dubai'],
      ['Free visits', 'Made in Dubai'],
    ]);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });

  it('renders three default items, one of them about 50 % off', () => {
    renderElement(<Marquee items={[]} />);
    expect(textsOf(screen.getByRole('list'))).toEqual(marqueeItems.en);
    expect(marqueeItems.en).toHaveLength(3);
    expect(marqueeItems.en.some((line) => line.includes('50% off some selected fabrics'))).toBe(
      true,
    );
  });

  it('moves by 0.07 % every 50 ms, which is 100 % in 71.4 s', () => {
    renderElement(<Marquee items={items} />, { hasAllStyles: true });
    expect(((100 / MARQUEE_LOOP_MS) * 50).toFixed(2)).toBe('0.07');
    for (const list of lists()) {
      expect(getComputedStyle(list).animation).toContain('71.429s linear infinite');
    }
  });

  it('repeats after each list has moved by its full width', () => {
    renderElement(<Marquee items={items} />, { hasAllStyles: true });
    const [list] = lists();
    const name = list ? getComputedStyle(list).animationName : '';
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const keyframes = rules.find(({ cssText }) => cssText.startsWith(`@keyframes ${name}`));
    expect(keyframes?.cssText).toMatch(/100% \{[^}]*transform: translateX\(-100%\)/);
  });

  it('pauses by its button and while hovered', async () => {
    const { user } = renderElement(<Marquee items={items} />);
    const track = lists()[0]?.parentElement;
    expect(track).toHaveAttribute('data-playing', 'true');
    await user.click(screen.getByRole('button', { name: 'Pause the offers' }));
    expect(track).toHaveAttribute('data-playing', 'false');
    await user.click(screen.getByRole('button', { name: 'Play the offers' }));
    expect(track).toHaveAttribute('data-playing', 'true');
    if (track) fireEvent.pointerEnter(track);
    expect(track).toHaveAttribute('data-playing', 'false');
  });

  it('does not move with prefers-reduced-motion', () => {
    preferReducedMotion();
    renderElement(<Marquee items={items} />);
    expect(lists()[0]?.parentElement).toHaveAttribute('data-playing', 'false');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
