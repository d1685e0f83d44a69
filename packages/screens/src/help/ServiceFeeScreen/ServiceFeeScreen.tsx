import type { InfoContent } from '@first-gong/i18n/content';
import { InfoLayout } from '../info/index.js';
import { FeeCalculator, type FeeChoice } from './FeeCalculator.js';

export interface ServiceFeeScreenProps {
  content: InfoContent;
  choice: FeeChoice;
}

/** Service fees (spec §9 Other rules), and a calculator for one order. */
export function ServiceFeeScreen({ content, choice }: ServiceFeeScreenProps) {
  return (
    <InfoLayout route="serviceFee" content={content} tools={{ feeCalculator: <FeeCalculator choice={choice} /> }} />
  );
}
