import { screen } from '@testing-library/react';

/** Name of the order button, which the amount follows (product 9.7). */
export const PLACE_ORDER = /^Place Order/;

export const placeOrderButton = () => screen.getByRole('button', { name: PLACE_ORDER });
