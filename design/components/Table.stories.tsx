import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import preview from '#.storybook/preview';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

interface LinesProps {
  heads: string[];
  rows: string[][];
  size?: 'small' | 'medium';
  className?: string;
}

/** The last column has figures, which end below each other. */
const Lines = ({ heads, rows, size = 'medium', className = '' }: LinesProps) => (
  <TableContainer className={className} tabIndex={0} role="region" aria-label={heads.join(', ')}>
    <Table size={size}>
      <TableHead>
        <TableRow>
          {heads.map((head, index) => (
            <TableCell key={head} sx={{ textAlign: index === heads.length - 1 ? 'end' : 'start' }}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row[0]}>
            {row.map((text, index) => (
              <TableCell
                key={heads[index]}
                sx={{
                  textAlign: index === row.length - 1 ? 'end' : 'start',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {text}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const guide: Guide = {
  code: "import Table from '@mui/material/Table';\nimport TableCell from '@mui/material/TableCell';",
  themed: ['MuiTableContainer', 'MuiTableCell'],
  module: '@mui/material/Table',
  source: 'src/theme/components/dataDisplay.ts',
  use: 'Figures that are compared by row and column: quotes, invoices, windows. Lines of a cart are a list.',
  anatomy: [
    ['.MuiTableContainer-root', 'Frame, which scrolls sideways by itself, never the page'],
    ['th', 'Heads of the columns'],
    ['tbody td:last-of-type', 'Figures end at the edge, in digits of one width'],
  ],
  examples: (['medium', 'small'] as const).map((size) => ({
    title: size === 'medium' ? 'On a page' : 'Small, on papers',
    show: (say) => (
      <Lines
        size={size}
        heads={[say('Window', 'النافذة'), say('Size', 'المقاس'), say('Price', 'السعر')]}
        rows={[
          [
            say('Majlis', 'المجلس'),
            say('290 × 265 cm', '290 × 265 سم'),
            say('AED 1,240', '1,240 درهم'),
          ],
          [say('Study', 'المكتب'), say('120 × 200 cm', '120 × 200 سم'), say('AED 385', '385 درهم')],
        ]}
      />
    ),
  })),
  states: {
    names: ['Rest', 'Focus'],
    show: ({ className }, say) => (
      <Lines
        className={className ?? ''}
        heads={[say('Window', 'النافذة'), say('Price', 'السعر')]}
        rows={[[say('Majlis', 'المجلس'), say('AED 1,240', '1,240 درهم')]]}
      />
    ),
  },
  right: {
    title: 'put figures below each other',
    text: 'They end at the same edge.',
    show: () => (
      <Lines
        heads={['Window', 'Price']}
        rows={[
          ['Majlis', '1,240'],
          ['Study', '385'],
        ]}
      />
    ),
  },
  wrong: {
    title: 'lay out a page with it',
    text: 'A list reads better and fits a phone.',
    show: () => <Lines heads={['Photo', 'Text']} rows={[['Image', 'Description']]} />,
  },
  keys: [
    ['Tab', 'Moves to the frame when it scrolls'],
    ['←, →', 'Scroll it'],
  ],
  spoken:
    '“Window, Size, Price, region”, then “table with 3 rows and 3 columns”; each figure is read with the head of its column.',
  see: ['Components/Paper', 'Patterns/Documents for print'],
};

const meta = preview.meta({
  component: Lines,
  parameters: guided(guide),
  args: { heads: ['Window', 'Size', 'Price'], rows: [['Majlis', '290 × 265 cm', 'AED 1,240']] },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
