import { conforms } from '../../support/conformance.ts';
import { parisSubject } from './subject.ts';

conforms(parisSubject);
