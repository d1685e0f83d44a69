import { report, results } from 'virtual:evidence';
import { Markdown } from '@storybook/addon-docs/blocks';
import { criteriaText, matrixText, testsText } from './texts.js';

/** Date, commit and counts of the last `npm test`. */
export const Tests = () => <Markdown>{testsText(results)}</Markdown>;

/** Counts, findings and exceptions of the last accessibility matrix. */
export const Matrix = () => <Markdown>{matrixText(results)}</Markdown>;

/** Criteria of WCAG 2.2 A and AA with status, remark and evidence. */
export const Criteria = () => <Markdown>{criteriaText(results, report)}</Markdown>;
