export { bot } from './bot.ts';
export { mosesVsPharaoh as rules } from './rules.ts';
