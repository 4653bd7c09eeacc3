import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '@/i18n/useTranslate';
import { stepMessages as messages } from './messages';

export type StepId = keyof typeof messages.titles;

/** Which step is open on a phone, where only one is; elsewhere all are (product 16.28). */
export function useSteps(ids: readonly StepId[]) {
  const t = useTranslate();
  const formId = useId();
  const isFolded = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const [open, setOpen] = useState<StepId | undefined>(ids[0]);
  const elementId = (id: StepId) => `${formId}-${id}`;
  /** Opens a step and shows its title, which moves when the open one above it closes. */
  const reveal = (id: StepId) => {
    flushSync(() => setOpen(id));
    const element = document.getElementById(elementId(id));
    element?.scrollIntoView({ block: 'start' });
    return element;
  };
  /** Moves the focus too, because the pressed button may be gone. */
  const goTo = (id: StepId) => {
    const element = reveal(id);
    element?.focus({ preventScroll: true });
    return element;
  };
  const stepProps = (id: StepId, answer: readonly string[], separator: string) => {
    const next = ids[ids.indexOf(id) + 1];
    return {
      id: elementId(id),
      title: t(messages.titles[id]),
      answer: answer.join(separator),
      isFolded,
      isOpen: open === id,
      onToggle: () => (open === id ? setOpen(undefined) : reveal(id)),
      next: next && t(messages.titles[next]),
      onNext: () => next && goTo(next),
    };
  };
  return { isFolded, stepProps, goTo };
}
