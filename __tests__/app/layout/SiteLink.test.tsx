import { describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { SiteLink } from '@/app/layout/SiteLink';
import { NavigationBridge } from '@/app/navigation/NavigationBridge';
import { ReplaceContext } from '@/theme/LinkBehavior';
import { renderElement } from '../../support/renderElement';

/** Renders a link to /about on the home page. */
function renderLink({ isReplacing = false } = {}) {
  return renderElement(
    <ReplaceContext value={isReplacing}>
      <NavigationBridge />
      <SiteLink href="/about">About</SiteLink>
    </ReplaceContext>,
  );
}

const link = () => screen.getByRole('link', { name: 'About' });

/** Clicks the link. @returns whether the browser opens it itself */
function click(init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link(), init);
  let isLeft = true;
  // After React, and before jsdom, which cannot load documents.
  window.addEventListener(
    'click',
    (late) => {
      isLeft = !late.defaultPrevented;
      late.preventDefault();
    },
    { once: true },
  );
  fireEvent(link(), event);
  return isLeft;
}

describe('SiteLink', () => {
  it('opens its page in the router', () => {
    const { place } = renderLink();
    expect(link()).toHaveAttribute('href', '/about');
    expect(click()).toBe(false);
    expect(place.current).toBe('/about');
    place.go(-1);
    expect(place.current).toBe('/');
  });

  it('replaces the history entry of an overlay', () => {
    const { place } = renderLink({ isReplacing: true });
    click();
    expect(place.current).toBe('/about');
    place.go(-1);
    expect(place.current).toBe('/about');
  });

  it.each<[string, MouseEventInit]>([
    ['the middle button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
  ])('leaves a click with %s to the browser', (_, init) => {
    const { place } = renderLink();
    expect(click(init)).toBe(true);
    expect(place.current).toBe('/');
  });

  it('leaves a click to the browser until the router is connected', () => {
    const { navigation } = renderLink().store.services;
    const disconnect = navigation.connect(() => undefined);
    disconnect();
    expect(click()).toBe(true);
  });
});
