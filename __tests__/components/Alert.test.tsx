import Alert from '@mui/material/Alert';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderElement } from '../support/renderElement';

describe('a message beside what it is about', () => {
  it.each(['error', 'warning', 'info'] as const)(
    'of severity %s has a bar in the colours of the shop and no background',
    (severity) => {
      renderElement(<Alert severity={severity}>Signed out.</Alert>);
      expect(getComputedStyle(screen.getByRole('alert')).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    },
  );
});
