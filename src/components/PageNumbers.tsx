import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { motion } from '@/theme/tokens';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { messages } from './messages';
import { pageSteps } from './pageSteps';

export interface PageNumbersProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** Address of a page, so that it can be opened in a new tab and shared. */
  hrefOf: (page: number) => string;
  /** What is paged, for assistive technology. */
  label: string;
}

const Row = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  listStyle: 'none',
  margin: 0,
  marginBlockStart: theme.spacing(6),
  padding: 0,
  '& > li': { minWidth: 32, marginInline: 3, textAlign: 'center' },
}));

const Step = styled(ButtonBase)(({ theme }) => ({
  minWidth: 44,
  height: 44,
  paddingInline: 6,
  borderRadius: 2,
  transition: `background-color ${motion.quick}ms`,
  '&[aria-disabled=true]': { opacity: theme.palette.action.disabledOpacity },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
  '&&[aria-current]': {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.text.primary,
  },
  '& > svg': { fontSize: '1.25rem' },
  '[dir=rtl] & > svg': { transform: 'scaleX(-1)' },
})) as typeof ButtonBase;

/** Numbered pages as links; nothing when there is one page only. */
export function PageNumbers({ page, totalPages, hrefOf, label }: PageNumbersProps) {
  if (totalPages <= 1) return null;
  const current = Math.min(page, totalPages);
  const steps = pageSteps(current, totalPages);
  const neighbour = (number: number, name: string, icon: ReactNode) => (
    <li>
      <Step
        component={Link}
        to={hrefOf(number)}
        disabled={number < 1 || number > totalPages}
        aria-label={name}
      >
        {icon}
      </Step>
    </li>
  );
  return (
    <nav aria-label={label}>
      <Row>
        {neighbour(current - 1, messages.previousPage, <ChevronLeftIcon />)}
        {steps.map((step, index) => (
          <Fragment key={step}>
            {index > 0 && step > (steps[index - 1] ?? 0) + 1 && <li>…</li>}
            <li>
              <Step
                component={Link}
                to={hrefOf(step)}
                aria-label={messages.page(step, step === current)}
                aria-current={step === current ? 'page' : undefined}
              >
                {step}
              </Step>
            </li>
          </Fragment>
        ))}
        {neighbour(current + 1, messages.nextPage, <ChevronRightIcon />)}
      </Row>
    </nav>
  );
}
