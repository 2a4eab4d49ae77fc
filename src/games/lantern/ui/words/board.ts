export const YOUR_CARD = 'Your card';
export const LAST_NIGHT = 'The last night';
