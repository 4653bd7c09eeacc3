import { describe, expect, it } from '@jest/globals';
import { quantityText } from '../../../server/rules/quantityText.ts';

describe('quantityText', () => {
  it.each([
    [6, 'metre', '6 m'],
    [1, 'metre', '1 m'],
    [1, 'panel', '1 panel'],
    [2, 'panel', '2 panels'],
    [1, 'blind', '1 blind'],
    [3, 'blind', '3 blinds'],
    [3, null, '3'],
  ] as const)('formats %i of unit %s as %s', (quantity, soldAs, text) => {
    expect(quantityText(quantity, soldAs)).toBe(text);
  });
});
