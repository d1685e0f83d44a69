import { InfoLayout, type InfoLayoutProps } from '../info/index.js';

export type InfoScreenProps = Pick<InfoLayoutProps, 'route' | 'content'>;

/** An information page with content only (spec §2 Info pages). */
export function InfoScreen(props: InfoScreenProps) {
  return <InfoLayout {...props} />;
}
