import { describeCells } from '../support/faults/describeCells';

describeCells(['action']);
