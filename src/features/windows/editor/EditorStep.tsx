import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { MeasureIllustration, type MeasuringStep } from '../drawing/MeasureIllustration';
import { editorMessages } from './messages';

export interface EditorStepProps {
  step: Exclude<MeasuringStep, 'recess'> | 'hang' | 'notes';
  /** Another illustration than that of the step. */
  picture?: MeasuringStep;
  /** Beside the illustration; absent without one. */
  help?: string;
  children: ReactNode;
}

const Fieldset = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h4,
  padding: 0,
  marginBlockEnd: 12,
}));

/** A step of measuring: heading, illustration, one sentence and fields. */
export function EditorStep({ step, picture, help, children }: EditorStepProps) {
  const t = useTranslate();
  return (
    <Fieldset>
      <Legend>{t(editorMessages.steps[step])}</Legend>
      {step !== 'notes' && step !== 'hang' && (
        <Box
          className="no-print"
          sx={{ display: 'flex', gap: 2, alignItems: 'start', marginBlockEnd: 2 }}
        >
          <MeasureIllustration step={picture ?? step} />
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
        </Box>
      )}
      {children}
    </Fieldset>
  );
}
