import { describeCells } from '../support/faults/describeCells';

describeCells(['background', 'screen', 'slice']);
