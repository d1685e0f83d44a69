import { Link } from '@first-gong/ui/Link';
import { useText } from './text/index.js';

/** Telephone link of a Hong Kong number. */
export const hotlineLink = (number: string): string => `tel:+852${number.replaceAll(/\s/g, '')}`;

/** A sentence in which the hotline's number is a telephone link. */
export function WithHotline({ children }: { children: string }) {
  const { t } = useText();
  const number = t('common.hotlineNumber');
  const [before, ...after] = children.split(number);
  if (after.length === 0) return <span>{children}</span>;
  return (
    <>
      <span>{before}</span>
      <Link href={hotlineLink(number)}>{number}</Link>
      <span>{after.join(number)}</span>
    </>
  );
}
