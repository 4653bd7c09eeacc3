import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { PlusIcon } from '@/components/icons';
import { colours, easeOut, motion } from '@/theme/tokens';
import { serif } from '@/theme/typography';
import type { FaqEntry } from './faqItems';

export interface FaqItemProps {
  entry: FaqEntry;
  isOpen: boolean;
  onToggle: (opens: boolean) => void;
}

const Question = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 64,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(2.5),
  textAlign: 'start',
  fontFamily: serif,
  fontWeight: 600,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)',
  lineHeight: 1.25,
  '& svg': {
    flexShrink: 0,
    alignSelf: 'center',
    color: colours.goldInk,
    transition: `transform ${motion.settle}ms ${easeOut}`,
  },
  '&[aria-expanded=true] svg': { transform: 'rotate(45deg)' },
}));

/** One question; its answer opens below and is found by the browser's search even while closed. */
export function FaqItem({ entry, isOpen, onToggle }: FaqItemProps) {
  const { slug, question, answer } = entry;
  const panel = useRef<HTMLDivElement>(null);
  const answerId = `${slug}-answer`;

  useEffect(() => {
    const element = panel.current;
    if (isOpen || element === null) return undefined;
    // React knows `hidden` only as a flag; this value lets the browser's search reveal the text.
    element.setAttribute('hidden', 'until-found');
    const reveal = () => onToggle(true);
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [isOpen, onToggle]);

  return (
    <>
      <Typography component="h2">
        <Question
          id={slug}
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={() => onToggle(!isOpen)}
        >
          {question}
          <PlusIcon />
        </Question>
      </Typography>
      <div ref={panel} id={answerId} hidden={!isOpen}>
        <Typography sx={{ paddingBlockEnd: 4, maxWidth: '56ch', textWrap: 'pretty' }}>
          {answer}
        </Typography>
      </div>
    </>
  );
}
