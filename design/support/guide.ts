import type { Components } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Chooses between the texts of an example, by the language that it is shown in. */
export type Say = (english: string, arabic: string) => string;

type Show = (say: Say) => ReactNode;

/**
 * Classes and props that keep a control in a state; the classes are those of the addon for pseudo-states. `within` is for the
 * element around a control that takes no class.
 */
export const STATES = {
  Rest: {},
  Hover: { className: 'pseudo-hover', within: 'pseudo-hover-all' },
  Focus: {
    className: 'Mui-focusVisible pseudo-focus-visible pseudo-focus-within',
    within: 'pseudo-focus-visible-all',
  },
  Pressed: { className: 'pseudo-active', within: 'pseudo-active-all' },
  Disabled: { disabled: true },
  Busy: { loading: true },
  Error: { error: true },
} as const;

export type StateName = keyof typeof STATES;

export interface State {
  className?: string;
  within?: string;
  disabled?: boolean;
  loading?: boolean;
  error?: boolean;
}

export interface Example {
  title: string;
  /** When to use it. */
  text?: string;
  show: Show;
}

/** Data of a component's page (CONTRIBUTING.md). */
export interface Guide {
  /** Line that imports it. */
  code: string;
  /** Keys of the theme's `components` that the page shows. */
  themed: readonly (keyof Components)[];
  /** Module whose uses in the shop the page lists. */
  module: string;
  /** File with its looks. */
  source: string;
  /** What it is for, and what is used instead of it for other purposes. */
  use: string;
  /** Parts by their CSS selectors, each with its name; numbered in the drawing. */
  anatomy?: readonly (readonly [selector: string, part: string])[];
  /** Shown with the numbers of the parts; the first example otherwise. */
  whole?: Show;
  examples: readonly Example[];
  /** All states that it has, or why it has none. */
  states: { names: readonly StateName[]; show: (state: State, say: Say) => ReactNode } | string;
  right: Example;
  wrong: Example;
  /** Keys and what they do; none for what has no keys of its own. */
  keys: readonly (readonly [keys: string, effect: string])[];
  /** What screen readers say of it. */
  spoken: string;
  /** Titles of the pages that are meant instead, or that go with it. */
  see: readonly string[];
}
