import Box from '@mui/material/Box';
import { TimelineItem } from './TimelineItem';
import type { TimelineStep } from './timelineSteps';

export interface TimelineProps {
  steps: readonly TimelineStep[];
  /** Name for assistive technology. */
  label: string;
  /** `return` uses the red accent of the return flow (product 1.3). */
  accent?: 'order' | 'return';
}

/** Steps from top to bottom; colour, icon and words tell which are done, current and to come. */
export function Timeline({ steps, label, accent = 'order' }: TimelineProps) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {steps.map((step) => (
        <TimelineItem key={step.key} step={step} accent={accent} />
      ))}
    </Box>
  );
}
