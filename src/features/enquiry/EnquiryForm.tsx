import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import { enquiryFields } from './enquiryFields';
import { EnquiryFieldInput } from './EnquiryFieldInput';
import { EnquiryGrid } from './EnquiryGrid';
import { EnquiryOutcome } from './EnquiryOutcome';
import { enquiryMessages } from './messages';
import { TermsCheckbox } from './TermsCheckbox';
import { VisitSlots } from './VisitSlots';
import { useEnquiryForm, type EnquiryExtras } from './useEnquiryForm';

const DoubtsDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "enquiry-parts" */ './DoubtsDialog')).DoubtsDialog,
);

export interface EnquiryFormProps extends EnquiryExtras {
  /** Heading id, used as the accessible name of the form. */
  headingId?: string;
  /** Whether `notes` are not complete yet. */
  isWaiting?: boolean;
  /** Shown between the fields and the terms. */
  children?: ReactNode;
}

/** Appointment form (product 7.1 to 7.4); keeps text typed before hydration. */
export function EnquiryForm({
  headingId,
  isWaiting = false,
  children,
  ...extras
}: EnquiryFormProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const form = useEnquiryForm(extras, element);
  const hintId = useId();
  const isBlocked = !form.isAgreed;
  return (
    <Box
      component="form"
      ref={element}
      // A submit before hydration does nothing, instead of adding the values to the URL.
      method="dialog"
      noValidate
      aria-labelledby={headingId}
      aria-busy={form.isSending}
      onSubmit={form.handleSubmit}
      sx={{ display: 'grid', gap: 2.5, justifyItems: 'start', '& > div': { width: 1 } }}
    >
      <VisitSlots
        chosen={form.slotId}
        alternatives={form.alternatives}
        onChoose={form.chooseSlot}
      />
      <EnquiryGrid>
        {enquiryFields.map((field) => (
          <EnquiryFieldInput
            key={field.name}
            field={field}
            isRequired
            value={form.values[field.name]}
            error={form.errors[field.name]}
            onChange={(value) => form.setValue(field.name, value)}
          />
        ))}
      </EnquiryGrid>
      {children}
      <TermsCheckbox isChecked={form.isAgreed} onChange={form.setIsAgreed} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          type="submit"
          size="large"
          disabled={isBlocked || isWaiting}
          aria-disabled={form.isSending}
          aria-describedby={isBlocked ? hintId : undefined}
        >
          {t(form.isSending ? enquiryMessages.sending : enquiryMessages.submit)}
        </Button>
        {isBlocked && (
          <Typography id={hintId} variant="body2" color="textSecondary">
            {t(enquiryMessages.tickFirst)}
          </Typography>
        )}
      </Box>
      <EnquiryOutcome
        isSent={form.isSent}
        answer={form.answer}
        hasFailed={form.hasFailed}
        reason={form.reason}
      />
      <DoubtsDialog {...form.question} />
    </Box>
  );
}
