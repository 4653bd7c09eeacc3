import { TimelineItem } from './TimelineItem';
import type { TimelineStep } from './timelineSteps';

export interface TimelineProps {
  steps: readonly TimelineStep[];
  /** Accessible name. */
  label: string;
  /** `return` uses the red accent of the return flow (product 1.3). */
  accent?: 'order' | 'return';
}

/** Vertical timeline; colour, icon and text show the state of each step. */
export function Timeline({ steps, label, accent = 'order' }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <TimelineItem key={step.key} step={step} accent={accent} />
      ))}
    </ol>
  );
}
