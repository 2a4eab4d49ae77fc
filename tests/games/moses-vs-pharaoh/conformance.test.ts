import { conforms } from '../../support/conformance.ts';
import { mosesSubject } from './subject.ts';

conforms(mosesSubject);
