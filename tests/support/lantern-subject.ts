export { subject as lanternSubject } from '../games/lantern/subject.ts';
