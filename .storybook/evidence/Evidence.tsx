import { report, results } from 'virtual:evidence';
import { Markdown } from '@storybook/addon-docs/blocks';
import { criteriaText, matrixText, testsText } from './texts.js';

/** Date, commit and counts of the last `npm test`. */
export const Tests = () => <Markdown>{testsText(results)}</Markdown>;

/** The last run of the accessibility matrix: its counts, its findings and its exceptions. */
export const Matrix = () => <Markdown>{matrixText(results)}</Markdown>;

/** Every criterion of WCAG 2.2 A and AA with its status, its remark and what shows it. */
export const Criteria = () => <Markdown>{criteriaText(results, report)}</Markdown>;
