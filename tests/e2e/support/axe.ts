import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

interface Axe {
  run(options: { readonly runOnly?: readonly string[] }): Promise<AxeResult>;
}

/** What axe-core calls serious or critical, as lines a person can act on; of all its rules, or only of these. */
export async function complaints(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  // Colours are judged after they have arrived, not while they fade in.
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => 0))));
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    rules => (window as unknown as { axe: Axe }).axe.run(rules === null ? {} : { runOnly: rules }),
    only ?? null,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}
