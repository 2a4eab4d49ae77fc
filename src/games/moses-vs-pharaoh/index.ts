export { bot } from './bot/index.ts';
export { mosesVsPharaoh as rules } from './rules.ts';
