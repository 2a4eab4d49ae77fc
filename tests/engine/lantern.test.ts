import { conforms } from '../support/conformance.ts';
import { lanternSubject } from '../support/lantern-subject.ts';

conforms(lanternSubject);
