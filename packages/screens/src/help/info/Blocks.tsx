import { routes } from '@first-gong/domain';
import type { InfoBlock, InfoPicture, InfoTool, Inline as Words } from '@first-gong/i18n/content';
import { Accordion } from '@first-gong/ui/Accordion';
import { DataTable } from '@first-gong/ui/DataTable';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { Perforation } from '@first-gong/ui/Perforation';
import { Stack } from '@first-gong/ui/Stack';
import { Ticket } from '@first-gong/ui/Ticket';
import type { ReactNode } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './info.css.js';
import { isLink, type LinkOfContent, PageLink, Sentence } from './Sentence.js';

export type InfoTools = Partial<Record<InfoTool, ReactNode>>;

type Question = Extract<InfoBlock, { kind: 'question' }>;

export interface BlocksProps {
  blocks: readonly InfoBlock[];
  /** Label of the tables: the section's title. */
  caption: string;
  /** Calculators that the content refers to. */
  tools?: InfoTools | undefined;
}

/** Blocks of a section or a question. Consecutive questions form one accordion. */
export function Blocks({ blocks, caption, tools = {} }: BlocksProps) {
  const { t } = useText('info');
  const questions = blocks.filter((block): block is Question => block.kind === 'question');
  return (
    <>
      {blocks.map((block, index) =>
        // Blocks never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may occur twice.
        block.kind === 'question' ? null : <Block key={index} block={block} caption={caption} tools={tools} />,
      )}
      {questions.length > 0 && (
        <Accordion
          headingLevel={3}
          items={questions.map(({ id, title, blocks: answer }) => ({
            id,
            title,
            content: (
              <Stack gap="s3" className={styles.answer}>
                <Blocks blocks={answer} caption={title} tools={tools} />
                <Link href={`#${id}`} standalone aria-label={t('info.linkTo', { title })}>
                  {t('info.link')}
                </Link>
              </Stack>
            ),
          }))}
        />
      )}
    </>
  );
}

function Block({ block, caption, tools }: { block: Exclude<InfoBlock, Question>; caption: string; tools: InfoTools }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Sentence text={block.text} />
        </p>
      );
    case 'notice':
      return (
        <Notice>
          <p>
            <Sentence text={block.text} />
          </p>
        </Notice>
      );
    case 'heading':
      // biome-ignore lint/plugin/layout: more space above it than between blocks.
      return <h3 className={styles.minor}>{block.title}</h3>;
    case 'list':
      return block.items.every(([first]) => isLink(first)) ? (
        <Index items={block.items} />
      ) : (
        <Stack as="ul" gap="s2" className={styles.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of the content never change their order.
            <li key={index}>
              <Sentence text={item} />
            </li>
          ))}
        </Stack>
      );
    case 'steps':
      return (
        <Stack as="ol" gap="s3" className={styles.steps}>
          {block.items.map(([title, ...text], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of the content never change their order.
            <Ticket key={index} as="li" className={styles.step}>
              <Perforation direction="vertical" />
              <Inline gap="s4" justify="between" className={styles.stepText}>
                <div className={styles.stepWords}>
                  {title !== undefined && <Sentence text={[title]} />}
                  <p>
                    <Sentence text={text} />
                  </p>
                </div>
                {block.pictures?.[index] && <StepPicture {...block.pictures[index]} />}
              </Inline>
            </Ticket>
          ))}
        </Stack>
      );
    case 'table':
      return <Table {...block} caption={caption} />;
    case 'tool':
      return tools[block.tool];
  }
}

/** Screenshot of a step, in the reader's language. CSS selects the theme's picture, so browsers load only one. */
function StepPicture({ name, alt }: InfoPicture) {
  const { lang } = useText();
  return Object.entries(styles.pictures).map(([look, className]) => (
    <img
      key={look}
      className={className}
      src={`/steps/${name}-${lang}-${look}.webp`}
      alt={alt}
      width={390}
      height={560}
      loading="lazy"
      decoding="async"
    />
  ));
}

/** Links at the start of list items: pages with a screen, and the hotline. */
export const linksOf = (blocks: readonly InfoBlock[]): LinkOfContent[] =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .flatMap(([link]) => (isLink(link) && leadsSomewhere(link) ? [link] : []));

const leadsSomewhere = ({ to }: LinkOfContent) => to === 'hotline' || Object.hasOwn(routes, to);

/** A list of pages with descriptions. Omits pages without a screen. */
function Index({ items }: { items: readonly Words[][] }) {
  return (
    <ul className={styles.index}>
      {items.map(([link, ...about]) =>
        isLink(link) && leadsSomewhere(link) ? (
          <li key={link.words} className={styles.indexLine}>
            <PageLink {...link} standalone />
            {about.length > 0 && (
              <p className={styles.about}>
                <Sentence text={about.map((part, index) => (index === 0 ? withoutColon(part) : part))} />
              </p>
            )}
          </li>
        ) : null,
      )}
    </ul>
  );
}

const withoutColon = (part: Words) => (typeof part === 'string' ? part.replace(/^[:：]\s*/, '') : part);

interface Row {
  key: string;
  cells: Words[][];
}

function Table({ head, rows, caption }: Extract<InfoBlock, { kind: 'table' }> & { caption: string }) {
  return (
    <DataTable<Row>
      caption={caption}
      columns={head.map((header, column) => ({
        key: header,
        header,
        rowHeader: column === 0,
        cell: ({ cells }) => {
          const words = <Sentence text={cells[column] ?? []} />;
          return column === 0 ? <b>{words}</b> : words;
        },
      }))}
      rows={rows.map((cells, index) => ({ key: String(index), cells }))}
      rowKey={({ key }) => key}
    />
  );
}
