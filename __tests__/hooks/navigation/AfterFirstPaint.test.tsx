import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { ArrivalContext, type Arrival } from '@/hooks/navigation/arrival';

/** What is shown first and last after this arrival. */
function showAfter(arrival: Arrival): string[] {
  const shown: string[] = [];
  const Record = ({ name }: { name: string }) => {
    shown.push(name);
    return <p>{name}</p>;
  };
  render(
    <ArrivalContext value={arrival}>
      <AfterFirstPaint fallback={<Record name="fallback" />}>
        <Record name="content" />
      </AfterFirstPaint>
    </ArrivalContext>,
  );
  expect(screen.getByText('content')).toBeVisible();
  return shown;
}

describe('AfterFirstPaint', () => {
  it.each<Arrival>(['first', 'return'])(
    'renders its children at once for arrival %j',
    (arrival) => {
      expect(showAfter(arrival)).toEqual(['content']);
    },
  );

  it('renders its fallback first on a screen that a link opened', () => {
    expect(showAfter('link')).toEqual(['fallback', 'content']);
  });
});
