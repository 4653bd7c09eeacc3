import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AfterFirstPaint } from '@/components/AfterFirstPaint';
import { ArrivalContext, type Arrival } from '@/components/arrival';

const VIEWPORTS_ABOVE = 2;

/** What is shown first and last after this arrival. */
function showAfter(arrival: Arrival): string[] {
  const shown: string[] = [];
  const Record = ({ name }: { name: string }) => {
    shown.push(name);
    return <p>{name}</p>;
  };
  render(
    <ArrivalContext value={arrival}>
      <AfterFirstPaint fallback={<Record name="fallback" />} viewportsAbove={VIEWPORTS_ABOVE}>
        <Record name="content" />
      </AfterFirstPaint>
    </ArrivalContext>,
  );
  expect(screen.getByText('content')).toBeVisible();
  return shown;
}

describe('AfterFirstPaint', () => {
  it.each<Arrival>(['first', 1_000_000])('renders its children at once for arrival %j', (arrival) => {
    expect(showAfter(arrival)).toEqual(['content']);
  });

  it.each<Arrival>(['link', 0])('renders its fallback first for arrival %j', (arrival) => {
    expect(showAfter(arrival)).toEqual(['fallback', 'content']);
  });
});
