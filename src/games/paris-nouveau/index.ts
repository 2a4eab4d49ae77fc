export { bot } from './bot.ts';
export { parisNouveau as rules } from './rules.ts';
