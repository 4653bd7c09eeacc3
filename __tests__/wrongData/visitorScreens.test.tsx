import { visitorReads } from '../support/faults/reads';
import { describeWrongData } from '../support/wrongData/describeWrongData';

describeWrongData(visitorReads);
