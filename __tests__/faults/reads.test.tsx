import { describeCells } from '../support/faults/describeCells';

describeCells(['read']);
