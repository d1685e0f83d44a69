import type { TestCase as BrowserTest, Reporter, TestResult } from '@playwright/test/reporter';
import type { TestCase } from 'vitest/node';
import { instant } from './instant.js';

/** Prints a command with instant and seed for each failed test of Playwright or Vitest. */
export default class RepeatReporter implements Reporter {
  private readonly lines: string[] = [];

  private add(command: string): void {
    const variables = ['TEST_SEED', 'TEST_LANG', 'TEST_TIME_ZONE', 'TEST_WEATHER'].flatMap((name) =>
      process.env[name] ? `${name}=${process.env[name]} ` : [],
    );
    this.lines.push(`TEST_NOW=${new Date(instant).toISOString()} ${variables.join('')}${command}`);
  }

  private print(): void {
    if (this.lines.length > 0) process.stdout.write(`\nRepeat:\n${this.lines.join('\n')}\n\n`);
  }

  /** Playwright */
  onTestEnd({ location, parent }: BrowserTest, { status }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const config =
      parent.project()?.name === '' ? 'tests/catalogue/playwright.config.ts' : 'tests/playwright.config.ts';
    this.add(`npx playwright test -c ${config} ${location.file.split('/').at(-1)}:${location.line}`);
  }

  onEnd(): void {
    this.print();
  }

  /** Vitest */
  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'failed') return;
    const name = JSON.stringify(test.name);
    this.add(`npx vitest run --project "${test.project.name}" ${test.module.relativeModuleId} -t ${name}`);
  }

  onTestRunEnd(): void {
    this.print();
  }
}
