import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { ReplayMissedPopState } from '@/app/navigation/ReplayMissedPopState';

const initialUrl = window.location.href;
afterEach(() => window.history.replaceState(null, '', initialUrl));

const Pathname = () => <p>{useLocation().pathname}</p>;

/** Goes back after the router has read the location and before it subscribes. */
function GoBack() {
  useLayoutEffect(
    () => window.history.replaceState({ key: 'earlier', idx: 0 }, '', '/earlier'),
    [],
  );
  return null;
}

it('renders the location that the user navigated to before hydration', async () => {
  window.history.replaceState({ key: 'later', idx: 1 }, '', '/later');
  render(
    <BrowserRouter>
      <GoBack />
      <ReplayMissedPopState />
      <Pathname />
    </BrowserRouter>,
  );
  expect(await screen.findByText('/earlier')).toBeVisible();
});

it.each([null, { key: 'here', idx: 0 }])(
  'dispatches nothing when the location has not changed (%j)',
  (state) => {
    window.history.replaceState(state, '', '/here');
    const listener = jest.fn();
    window.addEventListener('popstate', listener);
    render(
      <BrowserRouter>
        <ReplayMissedPopState />
        <Pathname />
      </BrowserRouter>,
    );
    expect(screen.getByText('/here')).toBeVisible();
    expect(listener).not.toHaveBeenCalled();
    window.removeEventListener('popstate', listener);
  },
);
