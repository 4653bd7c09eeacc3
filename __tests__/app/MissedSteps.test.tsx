import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { MissedSteps } from '@/app/MissedSteps';

const start = window.location.href;
afterEach(() => window.history.replaceState(null, '', start));

const Address = () => <p>{useLocation().pathname}</p>;

/** The visitor goes back after the router has read the address and before it listens. */
function StepsBack() {
  useLayoutEffect(
    () => window.history.replaceState({ key: 'earlier', idx: 0 }, '', '/earlier'),
    [],
  );
  return null;
}

it('shows where the visitor went while the page came to life', async () => {
  window.history.replaceState({ key: 'later', idx: 1 }, '', '/later');
  render(
    <BrowserRouter>
      <StepsBack />
      <MissedSteps />
      <Address />
    </BrowserRouter>,
  );
  expect(await screen.findByText('/earlier')).toBeVisible();
});

it.each([null, { key: 'here', idx: 0 }])('does nothing when nobody has moved (%j)', (state) => {
  window.history.replaceState(state, '', '/here');
  const listener = jest.fn();
  window.addEventListener('popstate', listener);
  render(
    <BrowserRouter>
      <MissedSteps />
      <Address />
    </BrowserRouter>,
  );
  expect(screen.getByText('/here')).toBeVisible();
  expect(listener).not.toHaveBeenCalled();
  window.removeEventListener('popstate', listener);
});
