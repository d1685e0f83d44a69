import { FooterColumn, type FooterLink } from '@first-gong/ui/Footer';
import { FooterForm } from './FooterForm.js';
import { footerGroupNames, footerGroups, pageLinks } from './sitePages.js';
import { useText } from './text/index.js';

export interface FooterPagesProps {
  /** The provider's pages at other sites. @default none */
  social?: readonly FooterLink[] | undefined;
}

/**
 * Newsletter, help, service and provider in every footer (spec §2). Only the server renders it, because it never
 * changes.
 */
export function FooterPages({ social = [] }: FooterPagesProps) {
  const text = useText('footer');
  const { t } = text;
  return (
    <>
      <FooterColumn title={t('footer.newsletter')} wide>
        <p>{t('footer.newsletterLead')}</p>
        <FooterForm />
      </FooterColumn>
      {footerGroupNames.map((group) => {
        const links = pageLinks(footerGroups[group], text);
        return links.length > 0 && <FooterColumn key={group} title={t(`footer.${group}`)} links={links} />;
      })}
      {social.length > 0 && <FooterColumn title={t('footer.social')} links={social} />}
    </>
  );
}
