import { href, type RouteName } from '@first-gong/domain';
import type { InfoContent, InfoSection } from '@first-gong/i18n/content';
import { Breadcrumb } from '@first-gong/ui/Breadcrumb';
import { Container } from '@first-gong/ui/Container';
import type { IconShape } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { arrowClockwiseIcon } from '@first-gong/ui/icons/arrow-clockwise';
import { creditCardIcon } from '@first-gong/ui/icons/credit-card';
import { deviceMobileIcon } from '@first-gong/ui/icons/device-mobile';
import { envelopeSimpleIcon } from '@first-gong/ui/icons/envelope-simple';
import { fileTextIcon } from '@first-gong/ui/icons/file-text';
import { filmSlateIcon } from '@first-gong/ui/icons/film-slate';
import { listIcon } from '@first-gong/ui/icons/list';
import { megaphoneIcon } from '@first-gong/ui/icons/megaphone';
import { pencilSimpleIcon } from '@first-gong/ui/icons/pencil-simple';
import { personArmsSpreadIcon } from '@first-gong/ui/icons/person-arms-spread';
import { printerIcon } from '@first-gong/ui/icons/printer';
import { questionIcon } from '@first-gong/ui/icons/question';
import { receiptIcon } from '@first-gong/ui/icons/receipt';
import { storefrontIcon } from '@first-gong/ui/icons/storefront';
import { ticketIcon } from '@first-gong/ui/icons/ticket';
import { truckIcon } from '@first-gong/ui/icons/truck';
import { wheelchairIcon } from '@first-gong/ui/icons/wheelchair';
import { Link } from '@first-gong/ui/Link';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SideNav } from '@first-gong/ui/SideNav';
import { SkipLink } from '@first-gong/ui/SkipLink';
import { Stack } from '@first-gong/ui/Stack';
import { type ReactNode, useId } from 'react';
import { pageHref } from '../../shared/pageHref.js';
import { footerPages, type SitePageName } from '../../shared/sitePages.js';
import { useText } from '../../shared/text/index.js';
import { Blocks, type InfoTools } from './Blocks.js';
import * as styles from './info.css.js';
import { Sentence } from './Sentence.js';

/** Icons of the navigation. */
const helpIcons: Partial<Record<SitePageName, IconShape>> = {
  help: listIcon,
  buyEventTickets: ticketIcon,
  buyTickets: filmSlateIcon,
  paymentMethod: creditCardIcon,
  serviceFee: receiptIcon,
  delivery: truckIcon,
  deliveryChangeRequest: arrowClockwiseIcon,
  txnChangeRequest: pencilSimpleIcon,
  boxOffice: storefrontIcon,
  ticketingTerminal: printerIcon,
  faq: questionIcon,
  contactUs: envelopeSimpleIcon,
  access: wheelchairIcon,
  systemRequirement: deviceMobileIcon,
  accessibility: personArmsSpreadIcon,
  releaseNotes: fileTextIcon,
  aboutUs: megaphoneIcon,
};

/** Target of the skip link, past the navigation. */
const titleId = 'page-title';

export interface InfoLayoutProps {
  route: RouteName;
  content: InfoContent;
  /** The visible sections. @default all */
  sections?: readonly InfoSection[] | undefined;
  /** Calculators that the content refers to. */
  tools?: InfoTools | undefined;
  /** Between the lead and the sections: the search of the questions. */
  children?: ReactNode | undefined;
}

/** Layout of help: navigation, content, and table of contents. Works without script. */
export function InfoLayout({ route, content, sections = content.sections, tools, children }: InfoLayoutProps) {
  const { t, lang } = useText('info', 'footer');
  const { title, lead, intro } = content;
  const contentsId = useId();
  return (
    <Container className={styles.page}>
      <SkipLink target={titleId}>{t('common.skipMenu')}</SkipLink>
      <Breadcrumb
        label={t('info.breadcrumb')}
        items={[
          { href: href(lang, 'home'), label: t('info.home') },
          ...(route === 'help' ? [] : [{ href: href(lang, 'help'), label: t('footer.page_help') }]),
          { label: title },
        ]}
      />
      <Stack gap="s5" className={styles.columns}>
        <div className={styles.nav}>
          <SideNav
            label={t('info.nav')}
            items={footerPages.flatMap((name) => {
              const icon = helpIcons[name];
              const current = name === route ? ('page' as const) : undefined;
              return icon ? [{ href: pageHref(lang, name), label: t(`footer.page_${name}`), icon, current }] : [];
            })}
          />
        </div>
        <Stack gap="s5" className={styles.head}>
          <PageTitle id={titleId} lead={<Sentence text={lead} />}>
            {title}
          </PageTitle>
          {children}
        </Stack>
        {sections.length > 1 && (
          <nav className={styles.contents} aria-labelledby={contentsId}>
            <b id={contentsId}>{t('info.contents')}</b>
            <ul>
              {sections.map(({ id, title: name }) => (
                <Inline as="li" nowrap key={id} className={styles.contentsLine}>
                  <Link href={`#${id}`} standalone>
                    {name}
                  </Link>
                </Inline>
              ))}
            </ul>
          </nav>
        )}
        <Stack gap="s6" className={styles.article}>
          <Blocks blocks={intro} caption={title} tools={tools} />
          <Sections sections={sections} tools={tools} />
        </Stack>
      </Stack>
    </Container>
  );
}

/** Sections with headings, whose ids are link targets. */
export function Sections({ sections, tools }: { sections: readonly InfoSection[]; tools?: InfoTools | undefined }) {
  return sections.map(({ id, title, blocks }) => (
    <Stack as="section" key={id} gap="s3" className={styles.section} aria-labelledby={id}>
      {/* biome-ignore lint/plugin/layout: a link to the section leaves space above it. */}
      <h2 id={id} className={styles.heading} tabIndex={-1}>
        {title}
      </h2>
      <Blocks blocks={blocks} caption={title} tools={tools} />
    </Stack>
  ));
}
