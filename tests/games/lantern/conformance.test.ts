import { conforms } from '../../support/conformance.ts';
import { subject } from './subject.ts';

conforms(subject);
