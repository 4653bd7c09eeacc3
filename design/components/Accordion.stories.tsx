import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import preview from '#.storybook/preview';
import { PlusIcon } from '@/components/icons';
import type { Guide, State } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

interface QuestionProps extends State {
  question: string;
  answer: string;
  isOpen?: boolean;
}

function Question({ question, answer, isOpen = false, className, disabled }: QuestionProps) {
  const id = useId();
  return (
    <Accordion defaultExpanded={isOpen} disabled={disabled ?? false} sx={{ width: 1 }}>
      <AccordionSummary id={id} className={className ?? ''} expandIcon={<PlusIcon />}>
        {question}
      </AccordionSummary>
      <AccordionDetails>
        <Typography>{answer}</Typography>
      </AccordionDetails>
    </Accordion>
  );
}

const guide: Guide = {
  code: "import Accordion from '@mui/material/Accordion';\nimport AccordionDetails from '@mui/material/AccordionDetails';\nimport AccordionSummary from '@mui/material/AccordionSummary';",
  themed: ['MuiAccordion', 'MuiAccordionSummary', 'MuiAccordionDetails'],
  module: '@mui/material/Accordion',
  source: 'src/theme/components/surfaces.ts',
  use: 'Questions whose answers most visitors skip: the FAQ, sections of the filters on phones. The shop has no tabs: what is compared is shown below each other.',
  anatomy: [
    ['.MuiAccordionSummary-root', 'Row of 64 px at least, the whole of which is pressed'],
    ['.MuiAccordionSummary-content', 'Question in the serif'],
    ['.MuiAccordionSummary-expandIconWrapper', 'Plus, which turns into a cross'],
    ['.MuiAccordionDetails-root', 'Answer'],
  ],
  whole: (say) => (
    <Question
      isOpen
      question={say('Do you fit them?', 'هل تركّبونها؟')}
      answer={say('Yes, in all of Dubai.', 'نعم، في كل دبي.')}
    />
  ),
  examples: [
    {
      title: 'Closed and open',
      show: (say) => (
        <>
          <Question question={say('How long does it take?', 'كم يستغرق؟')} answer="" />
          <Question
            isOpen
            question={say('Do you fit them?', 'هل تركّبونها؟')}
            answer={say('Yes, in all of Dubai.', 'نعم، في كل دبي.')}
          />
        </>
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Disabled'],
    show: (state, say) => (
      <Question {...state} question={say('Do you fit them?', 'هل تركّبونها؟')} answer="" />
    ),
  },
  right: {
    title: 'ask as a customer asks',
    text: 'Short questions that are found by the eye.',
    show: () => <Question question="Do you fit them?" answer="" />,
  },
  wrong: {
    title: 'hide what everybody needs',
    text: 'Price and delivery stand open on the page.',
    show: () => <Question question="Price" answer="" />,
  },
  keys: [
    ['Tab', 'Moves to the next question'],
    ['Enter, Space', 'Opens or closes the answer'],
  ],
  spoken:
    '“Do you fit them?, button, collapsed”, inside a heading of its own, so that questions are found by headings. The answer is a region with the name of its question.',
  see: ['Patterns/Empty states', 'Components/Table'],
};

const meta = preview.meta({
  component: Question,
  parameters: guided(guide),
  args: { question: 'Do you fit them?', answer: 'Yes, in all of Dubai.' },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
