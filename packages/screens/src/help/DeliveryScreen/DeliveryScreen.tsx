import type { CivilDate } from '@first-gong/domain';
import type { InfoContent } from '@first-gong/i18n/content';
import { InfoLayout } from '../info/index.js';
import { DeliveryCalculator, type DeliveryChoice } from './DeliveryCalculator.js';

export interface DeliveryScreenProps {
  content: InfoContent;
  choice: DeliveryChoice;
  /** In Hong Kong. */
  today: CivilDate;
}

/** Delivery: the options, their fees and last days (spec §9), and a calculator for one show. */
export function DeliveryScreen({ content, choice, today }: DeliveryScreenProps) {
  return (
    <InfoLayout
      route="delivery"
      content={content}
      tools={{ deliveryCalculator: <DeliveryCalculator choice={choice} today={today} /> }}
    />
  );
}
