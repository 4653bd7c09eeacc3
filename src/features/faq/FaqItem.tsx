import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PlusIcon } from '@/components/icons';
import { textIn } from '@/lib/textIn';
import type { FaqEntry } from './faqItems';
import { HiddenUntilFound } from './HiddenUntilFound';

export interface FaqItemProps {
  entry: FaqEntry;
  isOpen: boolean;
  onToggle: (opens: boolean) => void;
}

/** Question with its answer; the browser's find in page expands it. */
export function FaqItem({ entry, isOpen, onToggle }: FaqItemProps) {
  const { slug, question, answer, lang } = entry;
  const root = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(() => onToggle(true));

  useEffect(() => {
    const element = root.current;
    const handleMatch = () => open();
    // React has no prop for `beforematch`.
    element?.addEventListener('beforematch', handleMatch);
    return () => element?.removeEventListener('beforematch', handleMatch);
  }, []);

  return (
    <Accordion
      ref={root}
      expanded={isOpen}
      onChange={(_event, opens) => onToggle(opens)}
      slots={{ transition: HiddenUntilFound }}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary id={slug} aria-controls={`${slug}-answer`} expandIcon={<PlusIcon />}>
        <span {...textIn(lang)}>{question}</span>
      </AccordionSummary>
      <AccordionDetails>
        <Typography sx={{ maxWidth: '56ch' }} {...textIn(lang)}>
          {answer}
        </Typography>
      </AccordionDetails>
    </Accordion>
  );
}
