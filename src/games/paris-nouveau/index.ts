export { bot } from './bot/index.ts';
export { parisNouveau as rules } from './rules.ts';
