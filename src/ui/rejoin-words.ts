/** What the home screen says about tables of many devices. */
export const REJOIN = {
  title: 'Tables',
  join: 'Join a table',
  scan: 'Scan a code',
  here: 'Join here, without internet',
  line: 'Somebody sent you a link, or reads you a code? Bring it here.',
  paste: 'Link or code',
  go: 'Join',
  notOne: 'That is not a whole invitation. Copy the link again, from its first letter to its last.',
  rejoin: 'Rejoin',
  hosting: 'You host',
  nobody: 'Nobody there yet',
  more: (who: string) => `More for the table with ${who}`,
  forget: 'Forget this table',
  forgetTitle: 'Forget this table?',
  forgetGuest:
    'It goes off this list, and you need the link or a code to come back. Your seat stays yours until the host gives it away.',
  forgetHost: 'You host it, so it closes for everybody, for good. Its matches stay on your shelf.',
  keep: 'Keep it',
} as const;
